Testing.__checkBinaryOperation(table.mounts.map { labels.label(of: $0).map { String(decoding: $0, as: UTF8.self) } },{ $0 == $1() },["My Disk/A", "b\\x", nil],expression: .__fromBinaryOperation(.__fromSyntaxNode("table.mounts.map { labels.label(of: $0).map { String(decoding: $0, as: UTF8.self) } }"),"==",.__fromSyntaxNode(#"["My Disk/A", "b\\x", nil]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/RootSurroundingsTests.swift:45:9-45:133
