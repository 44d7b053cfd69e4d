Testing.__checkBinaryOperation(line.count,{ $0 <= $1() },ControlProtocol.replyBytesMaximum,expression: .__fromBinaryOperation(.__fromSyntaxNode("line.count"),"<=",.__fromSyntaxNode("ControlProtocol.replyBytesMaximum")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/ProtocolTests.swift:211:9-211:65
