Testing.__checkValue(report.failures.allSatisfy { $0.reason.contains("lost or damaged") && $0.time != nil },expression: .__fromSyntaxNode(#"report.failures.allSatisfy { $0.reason.contains("lost or damaged") && $0.time != nil }"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/DrillTests.swift:135:9-135:104
