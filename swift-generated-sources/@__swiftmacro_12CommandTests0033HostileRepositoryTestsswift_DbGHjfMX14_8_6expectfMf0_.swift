Testing.__checkBinaryOperation(made.lines.count,{ $0 >= $1() },33,expression: .__fromBinaryOperation(.__fromSyntaxNode("made.lines.count"),">=",.__fromSyntaxNode("33")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/HostileRepositoryTests.swift:15:9-15:40
