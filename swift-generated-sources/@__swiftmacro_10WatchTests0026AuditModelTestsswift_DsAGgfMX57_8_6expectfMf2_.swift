Testing.__checkBinaryOperation(inner.wd,{ $0 != $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("inner.wd"),"!=",.__fromSyntaxNode("nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/AuditModelTests.swift:58:9-58:33
