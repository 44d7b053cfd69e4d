Testing.__checkBinaryOperation(stat(rig.directory.file("run/id.sock"), &status),{ $0 != $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"stat(rig.directory.file("run/id.sock"), &status)"#),"!=",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/ServerTests.swift:69:9-69:71
