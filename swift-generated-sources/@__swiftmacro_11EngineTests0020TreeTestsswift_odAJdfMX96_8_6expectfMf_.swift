Testing.__checkValue(before.keys.allSatisfy { after[$0] != nil },expression: .__fromSyntaxNode("before.keys.allSatisfy { after[$0] != nil }"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/TreeTests.swift:97:9-97:61
