Testing.__checkValue(try Self.prove(rig, "/home/way/a.txt", "/home/a.txt").isStored,expression: .__fromSyntaxNode(#"try Self.prove(rig, "/home/way/a.txt", "/home/a.txt").isStored"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PathProofTests.swift:210:9-210:80
