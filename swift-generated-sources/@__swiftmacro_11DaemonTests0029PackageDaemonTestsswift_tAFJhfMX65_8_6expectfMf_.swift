Testing.__checkValue(try stored(world).isFuzzy,expression: .__fromSyntaxNode("try stored(world).isFuzzy"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/PackageDaemonTests.swift:66:9-66:43
