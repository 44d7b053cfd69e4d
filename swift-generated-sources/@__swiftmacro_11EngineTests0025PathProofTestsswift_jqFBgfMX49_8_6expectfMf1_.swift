Testing.__checkValue(try Self.prove(rig, "/home").storedBy == 2,expression: .__fromSyntaxNode(#"try Self.prove(rig, "/home").storedBy == 2"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PathProofTests.swift:50:9-50:60
