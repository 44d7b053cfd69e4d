Testing.__checkBinaryOperation(rig.run("repair").code,{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"rig.run("repair").code"#),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/DaemonCommandTests.swift:192:9-192:45
