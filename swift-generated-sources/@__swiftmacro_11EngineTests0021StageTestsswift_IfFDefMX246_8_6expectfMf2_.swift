Testing.__checkValue(try read(storage).kinds.count == 8,expression: .__fromSyntaxNode("try read(storage).kinds.count == 8"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/StageTests.swift:247:9-247:52
