Testing.__checkBinaryOperation(version.size == 200_000 && version.lostBytes == 200_000,{ $0 && $1() },!version.isPartlyRestorable,expression: .__fromBinaryOperation(.__fromSyntaxNode("version.size == 200_000 && version.lostBytes == 200_000"),"&&",.__fromSyntaxNode("!version.isPartlyRestorable")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/DetectionTests.swift:175:13-175:108
