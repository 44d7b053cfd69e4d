Testing.__checkValue(try stored.read(root: "/home/docs", at: commit.number)["file".bytes]?.content.isEmpty == false,expression: .__fromSyntaxNode(#"try stored.read(root: "/home/docs", at: commit.number)["file".bytes]?.content.isEmpty == false"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonThinningTests.swift:62:9-62:112
