Testing.__checkBinaryOperation(told,{ $0 == $1() },commit,expression: .__fromBinaryOperation(.__fromSyntaxNode("told"),"==",.__fromSyntaxNode("commit")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/ProtocolTests.swift:181:9-181:32
