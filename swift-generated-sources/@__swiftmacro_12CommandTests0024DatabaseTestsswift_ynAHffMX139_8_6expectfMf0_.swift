Testing.__checkBinaryOperation(Files.names(sandbox.source),{ $0 == $1() },["left.db", "left.db-shm", "left.db-wal"],expression: .__fromBinaryOperation(.__fromSyntaxNode("Files.names(sandbox.source)"),"==",.__fromSyntaxNode(#"["left.db", "left.db-shm", "left.db-wal"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/DatabaseTests.swift:140:9-140:90
