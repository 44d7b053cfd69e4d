Testing.__checkBinaryOperation(listener.text(),{ $0 == $1() },"STATUS=Capturing",expression: .__fromBinaryOperation(.__fromSyntaxNode("listener.text()"),"==",.__fromStringLiteral(#""STATUS=Capturing""#, "STATUS=Capturing")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/NotifyTests.swift:14:9-14:55
