Testing.__checkValue(watch.child.errorsSoFar.split(separator: "\n").first { $0.contains("refused") },expression: .__fromSyntaxNode(#"watch.child.errorsSoFar.split(separator: "\n").first { $0.contains("refused") }"#),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/CommandTests/SupervisedWatchTests.swift:67:24-67:113
