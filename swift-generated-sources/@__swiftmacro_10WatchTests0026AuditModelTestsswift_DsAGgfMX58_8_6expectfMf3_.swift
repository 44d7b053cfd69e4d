Testing.__checkBinaryOperation(watcher.audit(Set(kernel.watched.keys)),{ $0 == $1() },WatchAudit(lost: [], stray: 0),expression: .__fromBinaryOperation(.__fromSyntaxNode("watcher.audit(Set(kernel.watched.keys))"),"==",.__fromSyntaxNode("WatchAudit(lost: [], stray: 0)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/AuditModelTests.swift:59:9-59:91
