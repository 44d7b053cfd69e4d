Testing.__checkValue(try rig.stored()["file".bytes]?.content == "behind".bytes,expression: .__fromSyntaxNode(#"try rig.stored()["file".bytes]?.content == "behind".bytes"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/UnstableFileTests.swift:172:9-172:75
