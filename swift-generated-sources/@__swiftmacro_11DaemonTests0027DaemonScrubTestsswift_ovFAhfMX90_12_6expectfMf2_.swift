Testing.__checkBinaryOperation(world.loop.scrub.record.time(of: PackFiles.sealedID(pack.path)!),{ $0 != $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("world.loop.scrub.record.time(of: PackFiles.sealedID(pack.path)!)"),"!=",.__fromSyntaxNode("nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonScrubTests.swift:91:13-91:93
