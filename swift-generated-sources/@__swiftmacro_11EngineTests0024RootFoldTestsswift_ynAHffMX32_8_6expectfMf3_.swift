Testing.__checkValue(try rig.differences(rebuilt: true) == [],expression: .__fromSyntaxNode("try rig.differences(rebuilt: true) == []"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RootFoldTests.swift:33:9-33:58
