Testing.__checkBinaryOperation(rig.run("/bin/umount", [place]),{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"rig.run("/bin/umount", [place])"#),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/RandomPurgeTree.swift:89:14-89:59
