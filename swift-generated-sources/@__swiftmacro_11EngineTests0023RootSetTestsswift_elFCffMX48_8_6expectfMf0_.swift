Testing.__checkBinaryOperation(set.state("Videos"),{ $0 == $1() },.duplicate(of: Array("/home/ada/Media".utf8)),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"set.state("Videos")"#),"==",.__fromSyntaxNode(#".duplicate(of: Array("/home/ada/Media".utf8))"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RootSetTests.swift:49:9-49:86
