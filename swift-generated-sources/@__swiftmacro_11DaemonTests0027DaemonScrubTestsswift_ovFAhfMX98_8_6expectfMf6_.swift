Testing.__checkBinaryOperation(world.observer.damage,{ $0 == $1() },[],expression: .__fromBinaryOperation(.__fromSyntaxNode("world.observer.damage"),"==",.__fromSyntaxNode("[]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonScrubTests.swift:99:9-99:45
