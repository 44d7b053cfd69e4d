Testing.__checkValue(try test.repair().healing.chunksHealed > 0,expression: .__fromSyntaxNode("try test.repair().healing.chunksHealed > 0"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/RepairTests.swift:148:9-148:60
