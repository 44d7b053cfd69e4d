Testing.__checkBinaryOperation(refused.code == 1,{ $0 && $1() },!Files.exists(target + "-not"),expression: .__fromBinaryOperation(.__fromSyntaxNode("refused.code == 1"),"&&",.__fromSyntaxNode(#"!Files.exists(target + "-not")"#)),comments: ["\(refused.errors)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ParityWitnessTests.swift:42:13-42:94
