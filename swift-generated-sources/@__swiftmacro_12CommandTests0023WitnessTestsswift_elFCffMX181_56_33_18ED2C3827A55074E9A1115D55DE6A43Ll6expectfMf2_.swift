Testing.__checkBinaryOperation(restored.target,{ $0 == $1() },Hexadecimal.bytes(target),expression: .__fromBinaryOperation(.__fromSyntaxNode("restored.target"),"==",.__fromSyntaxNode("Hexadecimal.bytes(target)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WitnessTests.swift:182:57-182:110
