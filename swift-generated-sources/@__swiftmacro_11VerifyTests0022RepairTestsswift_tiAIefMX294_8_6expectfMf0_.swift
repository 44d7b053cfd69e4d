Testing.__checkValue(try test.verify().isDamaged,expression: .__fromSyntaxNode("try test.verify().isDamaged"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/RepairTests.swift:295:9-295:45
