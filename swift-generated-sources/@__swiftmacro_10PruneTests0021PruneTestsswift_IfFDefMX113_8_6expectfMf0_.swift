Testing.__checkValue(try stored.read(root: "/home", at: 2) == before,expression: .__fromSyntaxNode(#"try stored.read(root: "/home", at: 2) == before"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/PruneTests.swift:114:9-114:65
