Testing.__checkValue(world.observer.commits.dropFirst(commits).allSatisfy { $0.commit.counts.deleted == 0 },expression: .__fromSyntaxNode("world.observer.commits.dropFirst(commits).allSatisfy { $0.commit.counts.deleted == 0 }"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonRuleTests.swift:80:9-80:104
