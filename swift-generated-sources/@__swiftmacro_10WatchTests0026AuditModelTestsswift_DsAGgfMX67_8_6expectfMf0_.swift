Testing.__checkBinaryOperation(stray.wd,{ $0 == $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("stray.wd"),"==",.__fromSyntaxNode("nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/AuditModelTests.swift:68:9-68:33
