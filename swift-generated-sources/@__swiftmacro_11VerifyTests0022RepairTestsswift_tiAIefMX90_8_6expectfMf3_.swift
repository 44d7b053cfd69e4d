Testing.__checkValue(try test.verify(.none, catalog: test.catalogPath).isDamaged,expression: .__fromSyntaxNode("try test.verify(.none, catalog: test.catalogPath).isDamaged"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/RepairTests.swift:91:9-91:77
