Testing.__checkBinaryOperation(length == 9,{ $0 && $1() },String(cString: target) == "/dev/null",expression: .__fromBinaryOperation(.__fromSyntaxNode("length == 9"),"&&",.__fromSyntaxNode(#"String(cString: target) == "/dev/null""#)),comments: ["\(number): \(String(cString: target))"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WatchEndTests.swift:157:13-157:116
