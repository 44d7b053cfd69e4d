Testing.__checkBinaryOperation(set.state("Keep"),{ $0 == $1() },.shadowed(by: Array("/a/cache".utf8)),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"set.state("Keep")"#),"==",.__fromSyntaxNode(#".shadowed(by: Array("/a/cache".utf8))"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RootSetTests.swift:68:9-68:76
