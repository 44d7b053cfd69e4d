Testing.__checkBinaryOperation(world.observer.damage.count == 1 && finding.pack == damaged.path && finding.trouble == nil,{ $0 && $1() },finding.lostCount == 0,expression: .__fromBinaryOperation(.__fromSyntaxNode("world.observer.damage.count == 1 && finding.pack == damaged.path && finding.trouble == nil"),"&&",.__fromSyntaxNode("finding.lostCount == 0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonJournalScrubTests.swift:71:9-71:134
