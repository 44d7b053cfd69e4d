Testing.__checkBinaryOperation(rig.sandbox.run("/bin/umount", ["-l", rig.work]).code,{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"rig.sandbox.run("/bin/umount", ["-l", rig.work]).code"#),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchCommandTests/PolledTests.swift:21:13-21:80
