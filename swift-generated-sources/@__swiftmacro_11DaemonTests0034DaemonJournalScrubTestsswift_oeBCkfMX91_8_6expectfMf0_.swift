Testing.__checkBinaryOperation(world.outside.storage.contents[damaged.path],{ $0 == $1() },damaged.bytes,expression: .__fromBinaryOperation(.__fromSyntaxNode("world.outside.storage.contents[damaged.path]"),"==",.__fromSyntaxNode("damaged.bytes")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonJournalScrubTests.swift:92:9-92:79
