Testing.__checkValue(try rig.stored(rebuilt: true) == rig.stored(),expression: .__fromSyntaxNode("try rig.stored(rebuilt: true) == rig.stored()"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/TreeTests.swift:216:9-216:63
