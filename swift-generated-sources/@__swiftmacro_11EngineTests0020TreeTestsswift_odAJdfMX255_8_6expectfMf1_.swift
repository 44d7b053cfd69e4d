Testing.__checkValue(try rig.stored("/home/a", at: 1)["file".bytes]?.content == "1".bytes,expression: .__fromSyntaxNode(#"try rig.stored("/home/a", at: 1)["file".bytes]?.content == "1".bytes"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/TreeTests.swift:256:9-256:86
