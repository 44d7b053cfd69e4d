Testing.__checkValue(try Set(rig.stored().keys) == [[], "file".bytes],expression: .__fromSyntaxNode(#"try Set(rig.stored().keys) == [[], "file".bytes]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/TreeTests.swift:148:9-148:66
