Testing.__checkBinaryOperation(Walker.walk(outside),{ $0 == $1() },before,expression: .__fromBinaryOperation(.__fromSyntaxNode("Walker.walk(outside)"),"==",.__fromSyntaxNode("before")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RestoreTests.swift:207:13-207:52
