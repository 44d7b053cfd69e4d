Testing.__checkBinaryOperation(commits.contains(commit),{ $0 != $1() },forgotten.contains(commit),expression: .__fromBinaryOperation(.__fromSyntaxNode("commits.contains(commit)"),"!=",.__fromSyntaxNode("forgotten.contains(commit)")),comments: ["\(commit)"],isRequired: false,sourceLocation: sourceLocation).__expected()

// original-source-range: /work/main/Tests/CommandTests/DaemonLoanTests.swift:49:17-49:125
