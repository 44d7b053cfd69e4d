Testing.__checkBinaryOperation(answers[0],{ $0 == $1() },answers[1],expression: .__fromBinaryOperation(.__fromSyntaxNode("answers[0]"),"==",.__fromSyntaxNode("answers[1]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/HistoryTests.swift:113:13-113:46
