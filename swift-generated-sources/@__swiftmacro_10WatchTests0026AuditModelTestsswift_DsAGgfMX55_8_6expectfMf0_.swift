Testing.__checkBinaryOperation(audit.lost == [WatchedPath(root: 1, path: Array("a/b".utf8))],{ $0 && $1() },audit.stray == 0,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"audit.lost == [WatchedPath(root: 1, path: Array("a/b".utf8))]"#),"&&",.__fromSyntaxNode("audit.stray == 0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/AuditModelTests.swift:56:9-56:99
