Testing.__checkValue(try packs(rig).first,expression: .__fromSyntaxNode("try packs(rig).first"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/EngineTests/ParityTests.swift:117:30-117:60
