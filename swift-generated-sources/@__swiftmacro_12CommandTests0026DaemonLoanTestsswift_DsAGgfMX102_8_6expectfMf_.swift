Testing.__checkValue(hasLoan,expression: .__fromSyntaxNode("hasLoan"),comments: ["\(words) had no loan: \(child.errorsSoFar)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/DaemonLoanTests.swift:103:9-103:71
