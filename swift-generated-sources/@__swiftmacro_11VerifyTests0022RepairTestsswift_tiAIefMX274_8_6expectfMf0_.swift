Testing.__checkValue(isWhole,expression: .__fromSyntaxNode("isWhole"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/RepairTests.swift:275:9-275:25
