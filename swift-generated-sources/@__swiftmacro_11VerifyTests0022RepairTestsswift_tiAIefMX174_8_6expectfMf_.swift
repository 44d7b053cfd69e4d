Testing.__checkValue(try test.verify().findings.contains(.commit(CommitLoss(number: nil, commit: nil, recordsLost: 0))),expression: .__fromSyntaxNode("try test.verify().findings.contains(.commit(CommitLoss(number: nil, commit: nil, recordsLost: 0)))"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/RepairTests.swift:175:9-175:116
