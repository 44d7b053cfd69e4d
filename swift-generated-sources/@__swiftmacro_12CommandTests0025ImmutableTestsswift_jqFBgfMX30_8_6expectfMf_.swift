Testing.__checkBinaryOperation(packs.count,{ $0 >= $1() },2,expression: .__fromBinaryOperation(.__fromSyntaxNode("packs.count"),">=",.__fromSyntaxNode("2")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ImmutableTests.swift:31:9-31:34
