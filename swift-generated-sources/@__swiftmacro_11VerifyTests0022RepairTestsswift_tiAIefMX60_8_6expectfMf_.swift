Testing.__checkValue(try test.verify().damage.fileCount > 3,expression: .__fromSyntaxNode("try test.verify().damage.fileCount > 3"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/RepairTests.swift:61:9-61:56
