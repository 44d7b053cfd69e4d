Testing.__checkValue(try Set(rig.stored().keys) == [[], "stays".bytes],expression: .__fromSyntaxNode(#"try Set(rig.stored().keys) == [[], "stays".bytes]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/UnstableFileTests.swift:125:9-125:67
