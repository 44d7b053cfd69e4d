Testing.__checkBinaryOperation(said.contains("\nExecStart="),{ $0 && $1() },said.contains("WatchdogSec=60s"),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"said.contains("\nExecStart=")"#),"&&",.__fromSyntaxNode(#"said.contains("WatchdogSec=60s")"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ServiceCommandTests.swift:44:9-44:83
