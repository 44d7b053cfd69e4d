Testing.__checkValue(try test.repair().journal?.commitsKept == 5,expression: .__fromSyntaxNode("try test.repair().journal?.commitsKept == 5"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/RepairHistoryTests.swift:43:9-43:61
