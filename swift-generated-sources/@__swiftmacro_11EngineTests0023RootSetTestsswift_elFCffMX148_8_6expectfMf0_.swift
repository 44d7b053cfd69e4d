Testing.__checkBinaryOperation(set.state("S"),{ $0 == $1() },.missing,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"set.state("S")"#),"==",.__fromSyntaxNode(".missing")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RootSetTests.swift:149:9-149:44
