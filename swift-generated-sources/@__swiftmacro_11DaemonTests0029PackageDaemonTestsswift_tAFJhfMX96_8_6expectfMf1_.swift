Testing.__checkValue(try stored(world).contents == ["2", "1"] && world.openGaps.isEmpty,expression: .__fromSyntaxNode(#"try stored(world).contents == ["2", "1"] && world.openGaps.isEmpty"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/PackageDaemonTests.swift:97:9-97:84
