Testing.__checkBinaryOperation(rig.run("snapshots", "--json").objects.count,{ $0 == $1() },3,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"rig.run("snapshots", "--json").objects.count"#),"==",.__fromSyntaxNode("3")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/DaemonCommandTests.swift:189:9-189:67
