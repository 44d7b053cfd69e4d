Testing.__checkBinaryOperation(steps[0].focus,{ $0 == $1() },["work".bytes, "code".bytes],expression: .__fromBinaryOperation(.__fromSyntaxNode("steps[0].focus"),"==",.__fromSyntaxNode(#"["work".bytes, "code".bytes]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/StageTests.swift:349:9-349:64
