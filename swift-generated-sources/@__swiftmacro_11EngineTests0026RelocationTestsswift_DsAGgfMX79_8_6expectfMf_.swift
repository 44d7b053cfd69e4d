Testing.__checkBinaryOperation(AccessList.mapped(bytes, OwnerMap(users: [1000: 2000], groups: [:])),{ $0 == $1() },bytes,expression: .__fromBinaryOperation(.__fromSyntaxNode("AccessList.mapped(bytes, OwnerMap(users: [1000: 2000], groups: [:]))"),"==",.__fromSyntaxNode("bytes")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RelocationTests.swift:80:9-80:95
