Testing.__checkValue(try containers(rig).count == 1,expression: .__fromSyntaxNode("try containers(rig).count == 1"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RelocationTests.swift:35:9-35:48
