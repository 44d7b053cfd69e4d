Testing.__checkValue(try rig.differences() == [],expression: .__fromSyntaxNode("try rig.differences() == []"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/UnstableFileTests.swift:158:9-158:45
