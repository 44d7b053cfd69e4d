Testing.__checkValue(try now.incompleteCommit(affecting: result.number) == nil,expression: .__fromSyntaxNode("try now.incompleteCommit(affecting: result.number) == nil"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/RepairTests.swift:218:9-218:75
