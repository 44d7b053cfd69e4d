Testing.__checkValue(try rig.stored("/home/a", at: 2).isEmpty,expression: .__fromSyntaxNode(#"try rig.stored("/home/a", at: 2).isEmpty"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/TreeTests.swift:257:9-257:58
