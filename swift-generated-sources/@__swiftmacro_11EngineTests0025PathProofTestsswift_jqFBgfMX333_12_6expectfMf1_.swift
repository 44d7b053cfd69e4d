Testing.__checkValue(try Self.prove(rig, "/home").isStored,expression: .__fromSyntaxNode(#"try Self.prove(rig, "/home").isStored"#),comments: ["seed \(seed)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PathProofTests.swift:334:13-334:75
