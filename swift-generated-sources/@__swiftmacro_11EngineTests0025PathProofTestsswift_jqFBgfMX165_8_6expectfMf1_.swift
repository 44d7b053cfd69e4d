Testing.__checkValue(try Self.prove(rig, "/home/a.txt").standing
                == .gone(last: .init(path: "/home/a.txt".bytes, first: 1, until: 2, size: 7)),expression: .__fromSyntaxNode(#"try Self.prove(rig, "/home/a.txt").standing\#n                == .gone(last: .init(path: "/home/a.txt".bytes, first: 1, until: 2, size: 7))"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PathProofTests.swift:166:9-168:95
