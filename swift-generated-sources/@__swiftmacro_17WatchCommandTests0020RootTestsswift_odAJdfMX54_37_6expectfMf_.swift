Testing.__checkBinaryOperation(rig.sandbox.run("/bin/umount", ["\(rig.work)/\(name)"]).code,{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"rig.sandbox.run("/bin/umount", ["\(rig.work)/\(name)"]).code"#),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchCommandTests/RootTests.swift:55:38-55:112
