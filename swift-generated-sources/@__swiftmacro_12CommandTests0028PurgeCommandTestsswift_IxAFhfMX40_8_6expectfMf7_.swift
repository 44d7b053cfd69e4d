Testing.__checkBinaryOperation(summary.number("bytes")!,{ $0 >= $1() },20_000,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"summary.number("bytes")!"#),">=",.__fromSyntaxNode("20_000")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PurgeCommandTests.swift:41:9-41:52
