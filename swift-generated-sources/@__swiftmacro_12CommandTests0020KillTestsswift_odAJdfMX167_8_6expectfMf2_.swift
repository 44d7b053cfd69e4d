Testing.__checkBinaryOperation(listed.last?["kind"],{ $0 == $1() },"partial",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"listed.last?["kind"]"#),"==",.__fromStringLiteral(#""partial""#, "partial")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/KillTests.swift:168:9-168:51
