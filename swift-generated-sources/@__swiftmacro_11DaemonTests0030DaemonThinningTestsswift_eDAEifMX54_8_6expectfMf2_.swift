Testing.__checkValue(try reader.count(.past) < 200,expression: .__fromSyntaxNode("try reader.count(.past) < 200"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonThinningTests.swift:55:9-55:47
