Testing.__checkBinaryOperation(ended.text.split(separator: "\n").count,{ $0 <= $1() },24,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"ended.text.split(separator: "\n").count"#),"<=",.__fromSyntaxNode("24")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/DaemonCommandTests.swift:126:9-126:63
