Testing.__checkValue(try world.outside.storage.size(of: PackFiles.parity(PackFiles.sealedID(pack.path)!)) != nil,expression: .__fromSyntaxNode("try world.outside.storage.size(of: PackFiles.parity(PackFiles.sealedID(pack.path)!)) != nil"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonScrubTests.swift:277:29-277:129
