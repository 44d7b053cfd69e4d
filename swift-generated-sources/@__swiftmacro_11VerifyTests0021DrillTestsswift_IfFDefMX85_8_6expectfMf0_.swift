Testing.__checkBinaryOperation(planned.outcome == .fine && planned.wholeCommits == 0,{ $0 && $1() },planned.plannedCommits == 3,expression: .__fromBinaryOperation(.__fromSyntaxNode("planned.outcome == .fine && planned.wholeCommits == 0"),"&&",.__fromSyntaxNode("planned.plannedCommits == 3")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/DrillTests.swift:86:9-86:102
