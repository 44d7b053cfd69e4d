Testing.__checkBinaryOperation(failed.code == 1,{ $0 && $1() },failed.errors.contains("its disk is away"),expression: .__fromBinaryOperation(.__fromSyntaxNode("failed.code == 1"),"&&",.__fromSyntaxNode(#"failed.errors.contains("its disk is away")"#)),comments: ["\(failed.errors)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/DaemonCommandTests.swift:175:9-175:100
