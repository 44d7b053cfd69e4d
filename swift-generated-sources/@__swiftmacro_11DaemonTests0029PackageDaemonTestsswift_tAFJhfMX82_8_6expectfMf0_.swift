Testing.__checkValue(try stored(world).contents == ["2", "2"],expression: .__fromSyntaxNode(#"try stored(world).contents == ["2", "2"]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/PackageDaemonTests.swift:83:9-83:58
