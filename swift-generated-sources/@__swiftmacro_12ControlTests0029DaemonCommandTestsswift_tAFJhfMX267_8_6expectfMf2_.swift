Testing.__checkBinaryOperation(dirty.code == 0 && dirty.text.contains("verified by content"),{ $0 && $1() },dirty.text.contains("waits to be captured"),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"dirty.code == 0 && dirty.text.contains("verified by content")"#),"&&",.__fromSyntaxNode(#"dirty.text.contains("waits to be captured")"#)),comments: ["\(dirty.text)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/DaemonCommandTests.swift:268:9-268:143
