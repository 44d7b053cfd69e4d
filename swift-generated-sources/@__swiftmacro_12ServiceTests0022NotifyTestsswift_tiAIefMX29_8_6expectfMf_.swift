Testing.__checkBinaryOperation(lines.first,{ $0 == $1() },"RELOADING=1",expression: .__fromBinaryOperation(.__fromSyntaxNode("lines.first"),"==",.__fromStringLiteral(#""RELOADING=1""#, "RELOADING=1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/NotifyTests.swift:30:9-30:46
