Testing.__checkBinaryOperation(status.lastCommit?.time,{ $0 == $1() },Self.status.lastCommit?.time,expression: .__fromBinaryOperation(.__fromSyntaxNode("status.lastCommit?.time"),"==",.__fromSyntaxNode("Self.status.lastCommit?.time")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/ProtocolTests.swift:195:9-195:73
