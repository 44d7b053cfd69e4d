Testing.__checkCast(snapshot["number"],as: (Int).self,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"snapshot["number"]"#),"as?",.__fromSyntaxNode("Int")),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/CommandTests/WitnessTests.swift:82:30-82:66
