Testing.__checkBinaryOperation(objects[3]["path"] as? String == "\(rig.source)/deep",{ $0 && $1() },objects[3]["cause"] as? String == "watch-limit",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"objects[3]["path"] as? String == "\(rig.source)/deep""#),"&&",.__fromSyntaxNode(#"objects[3]["cause"] as? String == "watch-limit""#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/DaemonCommandTests.swift:130:9-130:122
