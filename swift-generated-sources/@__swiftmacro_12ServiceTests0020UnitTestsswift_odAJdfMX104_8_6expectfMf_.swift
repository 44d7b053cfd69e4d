Testing.__checkBinaryOperation(unit.text.split(separator: "\n").dropFirst(),{ $0 == $1() },file.split(separator: "\n").dropFirst(),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"unit.text.split(separator: "\n").dropFirst()"#),"==",.__fromSyntaxNode(#"file.split(separator: "\n").dropFirst()"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/UnitTests.swift:105:9-105:105
