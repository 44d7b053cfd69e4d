Testing.__checkValue(try rig.stored()["good".bytes]?.content == "two".bytes,expression: .__fromSyntaxNode(#"try rig.stored()["good".bytes]?.content == "two".bytes"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/UnstableFileTests.swift:155:9-155:72
