Testing.__checkBinaryOperation(set.roots.map(\.isPolled),{ $0 == $1() },[false, true, false],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"set.roots.map(\.isPolled)"#),"==",.__fromSyntaxNode("[false, true, false]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RootSetTests.swift:184:9-184:67
