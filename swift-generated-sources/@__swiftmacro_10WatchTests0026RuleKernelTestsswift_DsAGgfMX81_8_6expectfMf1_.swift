Testing.__checkBinaryOperation(rig.hints.all == [.barrier(2)],{ $0 && $1() },rig.source.statistics.events == events,expression: .__fromBinaryOperation(.__fromSyntaxNode("rig.hints.all == [.barrier(2)]"),"&&",.__fromSyntaxNode("rig.source.statistics.events == events")),comments: ["the kernel does not speak of it"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/RuleKernelTests.swift:82:9-82:125
