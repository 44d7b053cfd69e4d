Testing.__checkCast(snapshot["id"],as: (String).self,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"snapshot["id"]"#),"as?",.__fromSyntaxNode("String")),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/CommandTests/WitnessTests.swift:85:26-85:61
