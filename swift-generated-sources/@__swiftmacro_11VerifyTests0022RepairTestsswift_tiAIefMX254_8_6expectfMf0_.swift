Testing.__checkValue(try test.verify().findings.count == 1,expression: .__fromSyntaxNode("try test.verify().findings.count == 1"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/RepairTests.swift:255:9-255:55
