Testing.__checkValue(try Self.prove(rig, "/home/a.txt/beneath").standing == .gone(last: nil),expression: .__fromSyntaxNode(#"try Self.prove(rig, "/home/a.txt/beneath").standing == .gone(last: nil)"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PathProofTests.swift:169:9-169:89
