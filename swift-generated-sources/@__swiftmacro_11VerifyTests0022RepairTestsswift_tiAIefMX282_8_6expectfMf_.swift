Testing.__checkValue(try test.repair().after.isDamaged,expression: .__fromSyntaxNode("try test.repair().after.isDamaged"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/RepairTests.swift:283:9-283:51
