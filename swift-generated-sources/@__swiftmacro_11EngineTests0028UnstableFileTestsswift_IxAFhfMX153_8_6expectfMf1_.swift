Testing.__checkValue(try rig.stored()["bad".bytes] == before,expression: .__fromSyntaxNode(#"try rig.stored()["bad".bytes] == before"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/UnstableFileTests.swift:154:9-154:57
