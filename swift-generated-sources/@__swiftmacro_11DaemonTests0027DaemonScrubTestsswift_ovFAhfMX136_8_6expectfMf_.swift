Testing.__checkBinaryOperation(world.loop.scrub.working,{ $0 != $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("world.loop.scrub.working"),"!=",.__fromSyntaxNode("nil")),comments: ["nothing is read: nothing would be shown"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonScrubTests.swift:137:9-137:92
