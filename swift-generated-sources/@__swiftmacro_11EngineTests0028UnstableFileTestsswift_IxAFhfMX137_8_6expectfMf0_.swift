Testing.__checkValue(try rig.stored()["stays".bytes] != nil,expression: .__fromSyntaxNode(#"try rig.stored()["stays".bytes] != nil"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/UnstableFileTests.swift:138:9-138:56
