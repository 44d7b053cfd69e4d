Testing.__checkBinaryOperation(restored.kind,{ $0 == $1() },kind,expression: .__fromBinaryOperation(.__fromSyntaxNode("restored.kind"),"==",.__fromSyntaxNode("kind")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WitnessTests.swift:175:9-175:39
