Testing.__checkBinaryOperation(RandomPurgeTree.countDirectories(rig.path("in")),{ $0 == $1() },inside.directories.count,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"RandomPurgeTree.countDirectories(rig.path("in"))"#),"==",.__fromSyntaxNode("inside.directories.count")),comments: ["seed \(seed)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/OutsideTests.swift:170:9-170:110
