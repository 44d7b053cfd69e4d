Testing.__checkValue(try JSONSerialization.jsonObject(with: text) as? [String: Any],expression: .__fromSyntaxNode("try JSONSerialization.jsonObject(with: text) as? [String: Any]"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/CommandTests/WitnessTests.swift:76:28-76:100
