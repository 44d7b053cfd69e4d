Testing.__checkCast(expected["commits"],as: ([[String: Any]]).self,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"expected["commits"]"#),"as?",.__fromSyntaxNode("[[String: Any]]")),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/CommandTests/WitnessTests.swift:78:27-78:76
