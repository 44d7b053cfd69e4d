Testing.__checkBinaryOperation(killed,{ $0 > $1() },rounds / 3,expression: .__fromBinaryOperation(.__fromSyntaxNode("killed"),">",.__fromSyntaxNode("rounds / 3")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/KillTests.swift:79:9-79:37
