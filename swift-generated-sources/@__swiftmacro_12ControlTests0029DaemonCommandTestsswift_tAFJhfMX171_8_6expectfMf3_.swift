Testing.__checkBinaryOperation(incomplete.code == 3,{ $0 && $1() },incomplete.errors.contains("cannot read /x: permission denied"),expression: .__fromBinaryOperation(.__fromSyntaxNode("incomplete.code == 3"),"&&",.__fromSyntaxNode(#"incomplete.errors.contains("cannot read /x: permission denied")"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/DaemonCommandTests.swift:172:9-172:105
