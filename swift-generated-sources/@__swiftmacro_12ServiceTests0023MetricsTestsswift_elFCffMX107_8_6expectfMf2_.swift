Testing.__checkBinaryOperation(place.content("cairn.prom"),{ $0 == $1() },"two two\n",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"place.content("cairn.prom")"#),"==",.__fromStringLiteral(#""two two\n""#, "two two\n")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/MetricsTests.swift:108:9-108:60
