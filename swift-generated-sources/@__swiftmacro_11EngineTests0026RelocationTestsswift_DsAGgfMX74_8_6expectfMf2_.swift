Testing.__checkBinaryOperation(OwnerMap().applied(to: item),{ $0 == $1() },item,expression: .__fromBinaryOperation(.__fromSyntaxNode("OwnerMap().applied(to: item)"),"==",.__fromSyntaxNode("item")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RelocationTests.swift:75:9-75:54
