Testing.__checkValue(differences(try rig.stored(at: 1), expected: before) == [],expression: .__fromSyntaxNode("differences(try rig.stored(at: 1), expected: before) == []"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/TreeTests.swift:202:9-202:76
