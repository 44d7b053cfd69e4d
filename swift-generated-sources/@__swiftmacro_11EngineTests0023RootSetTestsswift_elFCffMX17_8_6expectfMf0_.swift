Testing.__checkBinaryOperation(set.state("Caches"),{ $0 == $1() },.notKept,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"set.state("Caches")"#),"==",.__fromSyntaxNode(".notKept")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RootSetTests.swift:18:9-18:49
