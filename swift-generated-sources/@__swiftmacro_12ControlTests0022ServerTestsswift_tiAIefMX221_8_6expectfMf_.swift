Testing.__checkBinaryOperation(quiet.line(),{ $0 != $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("quiet.line()"),"!=",.__fromSyntaxNode("nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/ServerTests.swift:222:9-222:37
