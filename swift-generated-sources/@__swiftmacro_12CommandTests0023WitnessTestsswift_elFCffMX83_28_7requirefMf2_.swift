Testing.__checkCast((expected[name] ?? expected["latest"]),as: ([[String: Any]]).self,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"(expected[name] ?? expected["latest"])"#),"as?",.__fromSyntaxNode("[[String: Any]]")),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/CommandTests/WitnessTests.swift:84:29-84:97
