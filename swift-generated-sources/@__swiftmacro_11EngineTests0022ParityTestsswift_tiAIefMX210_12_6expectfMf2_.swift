Testing.__checkValue(isSame,expression: .__fromSyntaxNode("isSame"),comments: ["operation \(operation): \(again)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ParityTests.swift:211:13-211:64
