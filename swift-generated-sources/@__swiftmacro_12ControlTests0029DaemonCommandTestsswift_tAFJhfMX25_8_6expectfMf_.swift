Testing.__checkBinaryOperation(run("init").code,{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"run("init").code"#),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/DaemonCommandTests.swift:26:9-26:39
