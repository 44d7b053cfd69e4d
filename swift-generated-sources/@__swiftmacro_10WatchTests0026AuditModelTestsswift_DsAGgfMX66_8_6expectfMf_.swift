Testing.__checkBinaryOperation(watcher.audit(Set(kernel.watched.keys)).stray,{ $0 == $1() },1,expression: .__fromBinaryOperation(.__fromSyntaxNode("watcher.audit(Set(kernel.watched.keys)).stray"),"==",.__fromSyntaxNode("1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/AuditModelTests.swift:67:9-67:68
