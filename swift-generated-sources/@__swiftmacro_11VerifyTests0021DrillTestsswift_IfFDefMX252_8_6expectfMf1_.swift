Testing.__checkValue(little.unjudged.allSatisfy { $0.reason.contains("there is room for 90000") },expression: .__fromSyntaxNode(#"little.unjudged.allSatisfy { $0.reason.contains("there is room for 90000") }"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/DrillTests.swift:253:9-253:94
