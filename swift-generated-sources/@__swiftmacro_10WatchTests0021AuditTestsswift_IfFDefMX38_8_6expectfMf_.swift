Testing.__checkBinaryOperation(lines.numbers,{ $0 == $1() },[0x2a, 1, 0xffff],expression: .__fromBinaryOperation(.__fromSyntaxNode("lines.numbers"),"==",.__fromSyntaxNode("[0x2a, 1, 0xffff]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/AuditTests.swift:39:9-39:52
