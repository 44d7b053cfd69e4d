Testing.__checkValue(try Self.prove(rig, "/home/a.txt").standing
                == .metadataChanged(since: 1, [.mode, .owner, .links, .attributes]),expression: .__fromSyntaxNode(#"try Self.prove(rig, "/home/a.txt").standing\#n                == .metadataChanged(since: 1, [.mode, .owner, .links, .attributes])"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PathProofTests.swift:94:9-96:85
