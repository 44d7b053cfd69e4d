Testing.__checkBinaryOperation(objects[0]["running"] as? Bool == true && objects[0]["failures"] as? Int == 7,{ $0 && $1() },objects[0]["remedy"] is String,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"objects[0]["running"] as? Bool == true && objects[0]["failures"] as? Int == 7"#),"&&",.__fromSyntaxNode(#"objects[0]["remedy"] is String"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/DaemonCommandTests.swift:129:9-129:129
