Testing.__checkBinaryOperation(india.bucket(.hour, midnight),{ $0 != $1() },india.bucket(.hour, midnight - 1),expression: .__fromBinaryOperation(.__fromSyntaxNode("india.bucket(.hour, midnight)"),"!=",.__fromSyntaxNode("india.bucket(.hour, midnight - 1)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RetentionPolicyTests.swift:52:9-52:84
