Testing.__checkValue(kinds[item["kind"] as? String ?? ""],expression: .__fromSyntaxNode(#"kinds[item["kind"] as? String ?? ""]"#),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/CommandTests/WitnessTests.swift:172:24-172:70
