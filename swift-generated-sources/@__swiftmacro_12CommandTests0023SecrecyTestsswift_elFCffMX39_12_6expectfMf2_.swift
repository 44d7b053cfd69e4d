Testing.__checkBinaryOperation(content.firstRange(of: needle),{ $0 == $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("content.firstRange(of: needle)"),"==",.__fromSyntaxNode("nil")),comments: ["\(file)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/SecrecyTests.swift:40:13-40:70
