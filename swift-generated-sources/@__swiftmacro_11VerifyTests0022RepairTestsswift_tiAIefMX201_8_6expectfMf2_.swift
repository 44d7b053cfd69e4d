Testing.__checkValue(try test.verify().findings == report.after.findings,expression: .__fromSyntaxNode("try test.verify().findings == report.after.findings"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/RepairTests.swift:202:9-202:69
