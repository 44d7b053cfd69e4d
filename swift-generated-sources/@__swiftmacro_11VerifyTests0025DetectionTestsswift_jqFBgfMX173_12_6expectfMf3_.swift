Testing.__checkBinaryOperation(version.first.number == 1 && version.last?.number == 2,{ $0 && $1() },!version.isLive,expression: .__fromBinaryOperation(.__fromSyntaxNode("version.first.number == 1 && version.last?.number == 2"),"&&",.__fromSyntaxNode("!version.isLive")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/DetectionTests.swift:174:13-174:95
