Testing.__checkBinaryOperation(!sandbox.cairn("status").text.contains("fuzzy"),{ $0 && $1() },!sandbox.cairn("status", sandbox.source).text.contains("fuzzy"),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"!sandbox.cairn("status").text.contains("fuzzy")"#),"&&",.__fromSyntaxNode(#"!sandbox.cairn("status", sandbox.source).text.contains("fuzzy")"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/DatabaseTests.swift:108:9-108:132
