Testing.__checkValue(try rig.stored()["sub/b".bytes] != nil,expression: .__fromSyntaxNode(#"try rig.stored()["sub/b".bytes] != nil"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/RulesTests/NamedRootTests.swift:32:9-32:56
