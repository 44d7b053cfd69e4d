Testing.__checkValue(reasons.allSatisfy { !$0.isEmpty },expression: .__fromSyntaxNode("reasons.allSatisfy { !$0.isEmpty }"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RetentionPolicyTests.swift:131:9-131:52
