Testing.__checkBinaryOperation(rig.run("resume").code,{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"rig.run("resume").code"#),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/DaemonCommandTests.swift:140:9-140:45
