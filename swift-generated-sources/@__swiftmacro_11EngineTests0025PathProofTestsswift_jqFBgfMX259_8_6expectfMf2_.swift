Testing.__checkValue(try Self.prove(rig, "/home", findingsMaximum: 2).findings.count == 2,expression: .__fromSyntaxNode(#"try Self.prove(rig, "/home", findingsMaximum: 2).findings.count == 2"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PathProofTests.swift:260:9-260:86
