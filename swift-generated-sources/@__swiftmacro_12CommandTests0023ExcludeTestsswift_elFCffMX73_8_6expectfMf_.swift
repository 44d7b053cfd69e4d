Testing.__checkBinaryOperation(sandbox.json("why", sandbox.source + "/x/y.o", exits: 1).last?["rule"],{ $0 == $1() },"pattern",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.json("why", sandbox.source + "/x/y.o", exits: 1).last?["rule"]"#),"==",.__fromStringLiteral(#""pattern""#, "pattern")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ExcludeTests.swift:74:9-74:101
