Testing.__checkValue(try stored(world).contents == ["1", "1"],expression: .__fromSyntaxNode(#"try stored(world).contents == ["1", "1"]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/PackageDaemonTests.swift:94:9-94:58
