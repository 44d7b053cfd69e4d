Testing.__checkBinaryOperation(ended.code == 1,{ $0 && $1() },ended.errors.contains("the running daemon speaks another language"),expression: .__fromBinaryOperation(.__fromSyntaxNode("ended.code == 1"),"&&",.__fromSyntaxNode(#"ended.errors.contains("the running daemon speaks another language")"#)),comments: ["\(ended.errors)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/DaemonCommandTests.swift:301:9-301:123
