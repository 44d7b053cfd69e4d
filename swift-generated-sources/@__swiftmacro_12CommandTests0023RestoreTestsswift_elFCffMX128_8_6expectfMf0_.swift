Testing.__checkValue(plan.contains { $0.hasPrefix("would restore 4 items") },expression: .__fromSyntaxNode(#"plan.contains { $0.hasPrefix("would restore 4 items") }"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RestoreTests.swift:129:9-129:73
