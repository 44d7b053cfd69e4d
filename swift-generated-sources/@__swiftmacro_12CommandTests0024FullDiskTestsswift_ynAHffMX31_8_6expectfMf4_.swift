Testing.__checkBinaryOperation(summary?["ending"],{ $0 == $1() },"complete",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"summary?["ending"]"#),"==",.__fromStringLiteral(#""complete""#, "complete")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/FullDiskTests.swift:32:9-32:50
