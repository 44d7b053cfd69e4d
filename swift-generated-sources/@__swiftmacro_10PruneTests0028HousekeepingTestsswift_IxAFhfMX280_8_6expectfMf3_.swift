Testing.__checkBinaryOperation(last.catalogBytes,{ $0 <= $1() },2 * first.catalogBytes + (4 << 20),expression: .__fromBinaryOperation(.__fromSyntaxNode("last.catalogBytes"),"<=",.__fromSyntaxNode("2 * first.catalogBytes + (4 << 20)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/HousekeepingTests.swift:281:9-281:73
