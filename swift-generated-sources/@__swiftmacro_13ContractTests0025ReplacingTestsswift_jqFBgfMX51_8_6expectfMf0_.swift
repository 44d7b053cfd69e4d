Testing.__checkBinaryOperation(text(),{ $0 == $1() },"kept",expression: .__fromBinaryOperation(.__fromSyntaxNode("text()"),"==",.__fromStringLiteral(#""kept""#, "kept")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/ReplacingTests.swift:52:9-52:34
