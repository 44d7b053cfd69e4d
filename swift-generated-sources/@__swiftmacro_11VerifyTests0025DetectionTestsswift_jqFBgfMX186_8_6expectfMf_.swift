Testing.__checkBinaryOperation(version.isPartlyRestorable && version.lostBytes > 0,{ $0 && $1() },version.isLive,expression: .__fromBinaryOperation(.__fromSyntaxNode("version.isPartlyRestorable && version.lostBytes > 0"),"&&",.__fromSyntaxNode("version.isLive")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/DetectionTests.swift:187:9-187:87
