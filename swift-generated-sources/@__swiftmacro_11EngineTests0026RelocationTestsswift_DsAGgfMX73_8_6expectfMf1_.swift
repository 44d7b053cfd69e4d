Testing.__checkBinaryOperation(mapped.attributes[1],{ $0 == $1() },item.attributes[1],expression: .__fromBinaryOperation(.__fromSyntaxNode("mapped.attributes[1]"),"==",.__fromSyntaxNode("item.attributes[1]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RelocationTests.swift:74:9-74:60
