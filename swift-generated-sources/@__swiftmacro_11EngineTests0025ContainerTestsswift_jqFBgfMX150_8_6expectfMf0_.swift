Testing.__checkBinaryOperation(set.roots(of: Array("a.b.c0".utf8)).count,{ $0 == $1() },ContainerFinder.partsMaximum,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"set.roots(of: Array("a.b.c0".utf8)).count"#),"==",.__fromSyntaxNode("ContainerFinder.partsMaximum")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ContainerTests.swift:151:9-151:91
