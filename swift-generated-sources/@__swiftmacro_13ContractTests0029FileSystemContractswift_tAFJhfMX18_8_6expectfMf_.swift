Testing.__checkBinaryOperation(entries.map(\.name),{ $0 == $1() },["Z", "a", "a.fifo", "b"].map { Array($0.utf8) } + [odd],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"entries.map(\.name)"#),"==",.__fromSyntaxNode(#"["Z", "a", "a.fifo", "b"].map { Array($0.utf8) } + [odd]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/FileSystemContract.swift:19:9-19:97
