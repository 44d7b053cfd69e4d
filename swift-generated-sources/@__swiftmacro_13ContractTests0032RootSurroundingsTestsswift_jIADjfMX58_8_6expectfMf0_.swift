Testing.__checkBinaryOperation(table.mounts.map { String(decoding: $0.device, as: UTF8.self) },{ $0 == $1() },["8:1", "8:1", "0:50", "0:51"],expression: .__fromBinaryOperation(.__fromSyntaxNode("table.mounts.map { String(decoding: $0.device, as: UTF8.self) }"),"==",.__fromSyntaxNode(#"["8:1", "8:1", "0:50", "0:51"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/RootSurroundingsTests.swift:59:9-59:115
