Testing.__checkBinaryOperation(counter,{ $0 >= $1() },former[name] ?? 0,expression: .__fromBinaryOperation(.__fromSyntaxNode("counter"),">=",.__fromSyntaxNode("former[name] ?? 0")),comments: ["\(commit): \(name) went back from \(former[name] ?? 0) to \(counter)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ProfileTests.swift:58:17-58:126
