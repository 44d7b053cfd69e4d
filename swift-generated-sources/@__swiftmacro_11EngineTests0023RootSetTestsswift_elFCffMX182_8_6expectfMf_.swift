Testing.__checkBinaryOperation(set.roots.map(\.isReadOnly),{ $0 == $1() },[true, false, false],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"set.roots.map(\.isReadOnly)"#),"==",.__fromSyntaxNode("[true, false, false]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RootSetTests.swift:183:9-183:69
