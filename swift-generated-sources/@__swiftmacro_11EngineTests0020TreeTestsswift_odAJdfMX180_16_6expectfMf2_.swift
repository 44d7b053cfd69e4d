Testing.__checkValue(differences(
                        try rig.stored(at: Int64(number), rebuilt: rebuilt), expected: expected)
                        == [],expression: .__fromSyntaxNode("differences(\n                        try rig.stored(at: Int64(number), rebuilt: rebuilt), expected: expected)\n                        == []"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/TreeTests.swift:181:17-184:31
