Testing.__checkBinaryOperation(report?.number("packs_removed") ?? 0 > 0,{ $0 && $1() },report?.number("unused_after") == 0,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"report?.number("packs_removed") ?? 0 > 0"#),"&&",.__fromSyntaxNode(#"report?.number("unused_after") == 0"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ImmutableTests.swift:57:9-57:97
