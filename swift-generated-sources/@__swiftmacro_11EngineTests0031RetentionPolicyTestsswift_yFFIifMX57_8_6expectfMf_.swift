Testing.__checkBinaryOperation(berlin.bucket(.hour, change - 1),{ $0 != $1() },berlin.bucket(.hour, change),expression: .__fromBinaryOperation(.__fromSyntaxNode("berlin.bucket(.hour, change - 1)"),"!=",.__fromSyntaxNode("berlin.bucket(.hour, change)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RetentionPolicyTests.swift:58:9-58:82
