Testing.__checkBinaryOperation(status.trouble == Self.status.trouble,{ $0 && $1() },status.repository == Self.status.repository,expression: .__fromBinaryOperation(.__fromSyntaxNode("status.trouble == Self.status.trouble"),"&&",.__fromSyntaxNode("status.repository == Self.status.repository")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/ProtocolTests.swift:196:9-196:102
