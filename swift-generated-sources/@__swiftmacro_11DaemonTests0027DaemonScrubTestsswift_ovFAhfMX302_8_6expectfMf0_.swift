Testing.__checkBinaryOperation(world.outside.storage.contents,{ $0 == $1() },before,expression: .__fromBinaryOperation(.__fromSyntaxNode("world.outside.storage.contents"),"==",.__fromSyntaxNode("before")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonScrubTests.swift:303:9-303:58
