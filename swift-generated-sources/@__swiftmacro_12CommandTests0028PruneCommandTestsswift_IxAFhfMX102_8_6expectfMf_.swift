Testing.__checkBinaryOperation(kills,{ $0 > $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("kills"),">",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PruneCommandTests.swift:103:9-103:27
