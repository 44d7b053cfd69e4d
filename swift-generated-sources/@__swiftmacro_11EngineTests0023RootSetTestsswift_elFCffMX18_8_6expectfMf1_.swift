Testing.__checkBinaryOperation(set.state("Music"),{ $0 == $1() },.missing,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"set.state("Music")"#),"==",.__fromSyntaxNode(".missing")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RootSetTests.swift:19:9-19:48
