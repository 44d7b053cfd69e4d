Testing.__checkBinaryOperation(objects[1]["daemon"] as? Int == 42,{ $0 && $1() },objects[1]["new"] as? Int == 3,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"objects[1]["daemon"] as? Int == 42"#),"&&",.__fromSyntaxNode(#"objects[1]["new"] as? Int == 3"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/DaemonCommandTests.swift:161:9-161:86
