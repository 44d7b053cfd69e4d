Testing.__checkBinaryOperation(objects.map { $0["type"] as? String },{ $0 == $1() },["commit", "summary"],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"objects.map { $0["type"] as? String }"#),"==",.__fromSyntaxNode(#"["commit", "summary"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/DaemonCommandTests.swift:160:9-160:80
