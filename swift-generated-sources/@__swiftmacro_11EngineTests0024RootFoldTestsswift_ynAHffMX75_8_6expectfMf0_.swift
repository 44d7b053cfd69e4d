Testing.__checkValue(try rig.differences() == [],expression: .__fromSyntaxNode("try rig.differences() == []"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RootFoldTests.swift:76:9-76:45
