Testing.__checkBinaryOperation(world.observer.damage,{ $0 == $1() },[],expression: .__fromBinaryOperation(.__fromSyntaxNode("world.observer.damage"),"==",.__fromSyntaxNode("[]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonJournalScrubTests.swift:110:9-110:45
