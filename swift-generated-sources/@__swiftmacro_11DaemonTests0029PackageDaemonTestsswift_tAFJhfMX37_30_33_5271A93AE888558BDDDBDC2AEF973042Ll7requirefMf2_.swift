Testing.__checkValue(try reader.entry(root, path: "a.rtfd".pathBytes, at: number),expression: .__fromSyntaxNode(#"try reader.entry(root, path: "a.rtfd".pathBytes, at: number)"#),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/DaemonTests/PackageDaemonTests.swift:38:31-38:101
