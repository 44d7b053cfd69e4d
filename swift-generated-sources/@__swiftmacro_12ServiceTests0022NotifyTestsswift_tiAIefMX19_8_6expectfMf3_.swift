Testing.__checkBinaryOperation(listener.text(),{ $0 == $1() },"WATCHDOG=1",expression: .__fromBinaryOperation(.__fromSyntaxNode("listener.text()"),"==",.__fromStringLiteral(#""WATCHDOG=1""#, "WATCHDOG=1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/NotifyTests.swift:20:9-20:49
