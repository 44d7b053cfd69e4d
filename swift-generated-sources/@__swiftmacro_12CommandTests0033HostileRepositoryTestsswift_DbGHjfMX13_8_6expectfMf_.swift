Testing.__checkBinaryOperation(made.code,{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("made.code"),"==",.__fromSyntaxNode("0")),comments: ["\(made.errors)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/HostileRepositoryTests.swift:14:9-14:50
