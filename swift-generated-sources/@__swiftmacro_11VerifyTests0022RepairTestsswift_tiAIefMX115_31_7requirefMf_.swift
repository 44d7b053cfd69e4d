Testing.__checkValue(try copy.sealedPacks.first { $0.count == pack.count },expression: .__fromSyntaxNode("try copy.sealedPacks.first { $0.count == pack.count }"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/VerifyTests/RepairTests.swift:116:32-116:95
