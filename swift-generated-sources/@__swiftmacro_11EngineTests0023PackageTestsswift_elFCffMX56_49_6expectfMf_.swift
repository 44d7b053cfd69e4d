Testing.__checkBinaryOperation(Self.rules.names(name.bytes),{ $0 == $1() },isOne,expression: .__fromBinaryOperation(.__fromSyntaxNode("Self.rules.names(name.bytes)"),"==",.__fromSyntaxNode("isOne")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PackageTests.swift:57:50-57:96
