Testing.__checkBinaryOperation(Self.refusals(storage.copy(seed: 1), snapshots, catalogPath: directory.file("whole")),{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Self.refusals(storage.copy(seed: 1), snapshots, catalogPath: directory.file("whole"))"#),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SimulationTests/DamageTests.swift:86:9-88:22
