Testing.__checkBinaryOperation(listener.text(),{ $0 == $1() },"READY=1\nSTATUS=Watching 3 roots",expression: .__fromBinaryOperation(.__fromSyntaxNode("listener.text()"),"==",.__fromStringLiteral(#""READY=1\nSTATUS=Watching 3 roots""#, "READY=1\nSTATUS=Watching 3 roots")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/NotifyTests.swift:12:9-12:71
