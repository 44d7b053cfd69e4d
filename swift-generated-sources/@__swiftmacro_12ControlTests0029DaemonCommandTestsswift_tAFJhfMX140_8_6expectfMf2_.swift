Testing.__checkBinaryOperation(rig.run("pause", "0s").code == 1,{ $0 && $1() },rig.run("pause", "400d").code == 1,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"rig.run("pause", "0s").code == 1"#),"&&",.__fromSyntaxNode(#"rig.run("pause", "400d").code == 1"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/DaemonCommandTests.swift:141:9-141:88
