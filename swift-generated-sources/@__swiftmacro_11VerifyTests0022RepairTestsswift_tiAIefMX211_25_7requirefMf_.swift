Testing.__checkValue(try test.backup().commit,expression: .__fromSyntaxNode("try test.backup().commit"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/VerifyTests/RepairTests.swift:212:26-212:60
