Testing.__checkBinaryOperation(sandbox.json("why", scratch + "/b", exits: 1).last?["rule"],{ $0 == $1() },"flag-robots",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.json("why", scratch + "/b", exits: 1).last?["rule"]"#),"==",.__fromStringLiteral(#""flag-robots""#, "flag-robots")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ExcludeTests.swift:25:9-25:94
