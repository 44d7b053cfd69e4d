Testing.__checkBinaryOperation((found["MESSAGE"]?.count ?? 0),{ $0 < $1() },64 << 10,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"(found["MESSAGE"]?.count ?? 0)"#),"<",.__fromSyntaxNode("64 << 10")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/LogTests.swift:79:9-79:59
