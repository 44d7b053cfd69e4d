Testing.__checkValue(try read(storage).kinds.count == 12,expression: .__fromSyntaxNode("try read(storage).kinds.count == 12"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/StageTests.swift:220:9-220:53
