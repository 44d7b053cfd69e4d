Testing.__checkBinaryOperation(lines.first?.number(words.count == 1 ? "fuzzy" : "items_fuzzy"),{ $0 == $1() },1,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"lines.first?.number(words.count == 1 ? "fuzzy" : "items_fuzzy")"#),"==",.__fromSyntaxNode("1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/DatabaseTests.swift:101:13-101:90
