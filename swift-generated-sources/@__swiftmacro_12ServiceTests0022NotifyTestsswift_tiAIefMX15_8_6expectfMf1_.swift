Testing.__checkBinaryOperation(listener.text(),{ $0 == $1() },"STOPPING=1\nSTATUS=Stopping",expression: .__fromBinaryOperation(.__fromSyntaxNode("listener.text()"),"==",.__fromStringLiteral(#""STOPPING=1\nSTATUS=Stopping""#, "STOPPING=1\nSTATUS=Stopping")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/NotifyTests.swift:16:9-16:66
