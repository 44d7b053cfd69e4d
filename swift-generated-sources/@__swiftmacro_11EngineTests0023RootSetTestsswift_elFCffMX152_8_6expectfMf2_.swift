Testing.__checkBinaryOperation(inner.state("S"),{ $0 == $1() },.own,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"inner.state("S")"#),"==",.__fromSyntaxNode(".own")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RootSetTests.swift:153:9-153:42
