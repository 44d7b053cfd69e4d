Testing.__checkValue(try fuzzy(rig, "file"),expression: .__fromSyntaxNode(#"try fuzzy(rig, "file")"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/UnstableFileTests.swift:46:9-46:40
