Testing.__checkBinaryOperation(ended.text.contains("kept by the running daemon, process 42"),{ $0 && $1() },ended.text.contains("commit 01020304"),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"ended.text.contains("kept by the running daemon, process 42")"#),"&&",.__fromSyntaxNode(#"ended.text.contains("commit 01020304")"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/DaemonCommandTests.swift:157:13-157:125
