Testing.__checkValue(try test.packs.first,expression: .__fromSyntaxNode("try test.packs.first"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/VerifyTests/RepairTests.swift:57:24-57:54
