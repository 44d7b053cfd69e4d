Testing.__checkValue(try test.expectNothingFalse(catalog: test.catalogPath) == 2,expression: .__fromSyntaxNode("try test.expectNothingFalse(catalog: test.catalogPath) == 2"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/RepairTests.swift:95:9-95:77
