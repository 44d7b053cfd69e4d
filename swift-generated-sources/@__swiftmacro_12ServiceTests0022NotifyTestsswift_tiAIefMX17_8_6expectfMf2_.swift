Testing.__checkBinaryOperation(listener.text(),{ $0 == $1() },"EXTEND_TIMEOUT_USEC=90000000",expression: .__fromBinaryOperation(.__fromSyntaxNode("listener.text()"),"==",.__fromStringLiteral(#""EXTEND_TIMEOUT_USEC=90000000""#, "EXTEND_TIMEOUT_USEC=90000000")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/NotifyTests.swift:18:9-18:67
