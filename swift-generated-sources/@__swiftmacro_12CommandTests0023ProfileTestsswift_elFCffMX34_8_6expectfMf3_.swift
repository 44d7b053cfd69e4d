Testing.__checkBinaryOperation(Set(commits).count == commits.count,{ $0 && $1() },Set(commits).isSubset(of: all),expression: .__fromBinaryOperation(.__fromSyntaxNode("Set(commits).count == commits.count"),"&&",.__fromSyntaxNode("Set(commits).isSubset(of: all)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ProfileTests.swift:35:9-35:87
