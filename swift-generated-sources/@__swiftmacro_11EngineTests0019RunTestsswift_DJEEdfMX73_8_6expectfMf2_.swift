Testing.__checkValue(kept.allSatisfy { expected[$0.key] == $0.value },expression: .__fromSyntaxNode("kept.allSatisfy { expected[$0.key] == $0.value }"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RunTests.swift:74:9-74:66
