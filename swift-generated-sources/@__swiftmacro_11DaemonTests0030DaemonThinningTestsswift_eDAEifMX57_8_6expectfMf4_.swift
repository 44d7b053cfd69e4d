Testing.__checkValue(try world.stored("/home/docs/file")[[]]?.content == "content 189".bytes,expression: .__fromSyntaxNode(#"try world.stored("/home/docs/file")[[]]?.content == "content 189".bytes"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonThinningTests.swift:58:9-58:89
