Testing.__checkValue(try reader.incompleteCommit(affecting: number)?.number == (number < lost ? nil : lost),expression: .__fromSyntaxNode("try reader.incompleteCommit(affecting: number)?.number == (number < lost ? nil : lost)"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/RepairTests.swift:207:13-207:108
