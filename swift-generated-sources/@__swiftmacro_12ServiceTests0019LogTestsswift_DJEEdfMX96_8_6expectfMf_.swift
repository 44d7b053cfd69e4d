Testing.__checkBinaryOperation(place.content("text"),{ $0 == $1() },"<4>no journal: /x\n",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"place.content("text")"#),"==",.__fromStringLiteral(#""<4>no journal: /x\n""#, "<4>no journal: /x\n")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/LogTests.swift:97:9-97:64
