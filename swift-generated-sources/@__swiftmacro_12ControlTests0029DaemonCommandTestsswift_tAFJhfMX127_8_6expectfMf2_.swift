Testing.__checkBinaryOperation(objects.map { $0["type"] as? String },{ $0 == $1() },["status", "root", "failure", "gap"],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"objects.map { $0["type"] as? String }"#),"==",.__fromSyntaxNode(#"["status", "root", "failure", "gap"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/DaemonCommandTests.swift:128:9-128:95
