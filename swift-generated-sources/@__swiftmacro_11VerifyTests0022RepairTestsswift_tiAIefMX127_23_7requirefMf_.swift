Testing.__checkValue(try test.sealedPacks.first,expression: .__fromSyntaxNode("try test.sealedPacks.first"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/VerifyTests/RepairTests.swift:128:24-128:60
