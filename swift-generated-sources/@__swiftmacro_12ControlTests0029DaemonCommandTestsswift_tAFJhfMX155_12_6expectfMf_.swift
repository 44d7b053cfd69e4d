Testing.__checkBinaryOperation(ended.code == 0,{ $0 && $1() },ended.text.contains("3 new, 0 changed"),expression: .__fromBinaryOperation(.__fromSyntaxNode("ended.code == 0"),"&&",.__fromSyntaxNode(#"ended.text.contains("3 new, 0 changed")"#)),comments: ["\(ended.text)\(ended.errors)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/DaemonCommandTests.swift:156:13-156:112
