Testing.__checkValue(world.observer.commits.first { $0.commit.counts.new > 0 },expression: .__fromSyntaxNode("world.observer.commits.first { $0.commit.counts.new > 0 }"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/DaemonTests/DaemonRuleTests.swift:210:25-210:92
