Testing.__checkBinaryOperation(changed.code == 1 && changed.text.contains("its content changed"),{ $0 && $1() },changed.text.contains("waits to be captured"),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"changed.code == 1 && changed.text.contains("its content changed")"#),"&&",.__fromSyntaxNode(#"changed.text.contains("waits to be captured")"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/DaemonCommandTests.swift:271:9-271:132
