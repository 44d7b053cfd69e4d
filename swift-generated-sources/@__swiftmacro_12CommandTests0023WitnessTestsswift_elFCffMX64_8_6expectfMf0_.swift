Testing.__checkBinaryOperation(ours,{ $0 == $1() },theirs,expression: .__fromBinaryOperation(.__fromSyntaxNode("ours"),"==",.__fromSyntaxNode("theirs")),comments: ["\(ours.symmetricDifference(theirs).sorted().prefix(6))"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WitnessTests.swift:65:9-65:90
