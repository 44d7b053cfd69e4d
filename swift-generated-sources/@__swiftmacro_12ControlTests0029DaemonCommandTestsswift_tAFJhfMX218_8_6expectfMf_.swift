Testing.__checkBinaryOperation(rig.run("backup", rig.source).code,{ $0 == $1() },11,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"rig.run("backup", rig.source).code"#),"==",.__fromSyntaxNode("11")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/DaemonCommandTests.swift:219:9-219:58
