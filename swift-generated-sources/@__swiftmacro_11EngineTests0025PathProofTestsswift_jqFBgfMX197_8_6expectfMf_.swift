Testing.__checkValue(try Self.prove(rig, "/home/a.txt", readsAll: true).standing == .changing,expression: .__fromSyntaxNode(#"try Self.prove(rig, "/home/a.txt", readsAll: true).standing == .changing"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PathProofTests.swift:198:9-198:90
