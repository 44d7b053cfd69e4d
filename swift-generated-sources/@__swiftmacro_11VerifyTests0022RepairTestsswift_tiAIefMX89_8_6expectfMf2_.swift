Testing.__checkValue(try test.verify().damage == report.after.damage,expression: .__fromSyntaxNode("try test.verify().damage == report.after.damage"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/RepairTests.swift:90:9-90:65
