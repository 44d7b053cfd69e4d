Testing.__checkBinaryOperation(fine.outcome == .fine && fine.wholeCommits == 3,{ $0 && $1() },fine.plannedCommits == 0,expression: .__fromBinaryOperation(.__fromSyntaxNode("fine.outcome == .fine && fine.wholeCommits == 3"),"&&",.__fromSyntaxNode("fine.plannedCommits == 0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/DrillTests.swift:84:9-84:93
