Testing.__checkBinaryOperation(copied.code,{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("copied.code"),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WitnessTests.swift:142:9-142:34
