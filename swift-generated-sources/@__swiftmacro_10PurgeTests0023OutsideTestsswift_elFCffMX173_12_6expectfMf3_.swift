Testing.__checkBinaryOperation(RandomPurgeTree.names(rig.path("in")),{ $0 == $1() },Set(held + fifos),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"RandomPurgeTree.names(rig.path("in"))"#),"==",.__fromSyntaxNode("Set(held + fifos)")),comments: ["seed \(seed)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/OutsideTests.swift:174:13-174:96
