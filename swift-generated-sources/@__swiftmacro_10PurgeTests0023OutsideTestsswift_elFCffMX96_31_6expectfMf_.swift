Testing.__checkBinaryOperation(rig.run("/bin/umount", [rig.path("in/a/b")]),{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"rig.run("/bin/umount", [rig.path("in/a/b")])"#),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/OutsideTests.swift:97:32-97:90
