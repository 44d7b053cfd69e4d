Testing.__checkValue(isSame,expression: .__fromSyntaxNode("isSame"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ParityTests.swift:136:13-136:28
