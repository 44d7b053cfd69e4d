Testing.__checkBinaryOperation(files.map { $0[0].status.lastUse.seconds },{ $0 == $1() },files.map { $0[0].status.lastUse.seconds }.sorted(),expression: .__fromBinaryOperation(.__fromSyntaxNode("files.map { $0[0].status.lastUse.seconds }"),"==",.__fromSyntaxNode("files.map { $0[0].status.lastUse.seconds }.sorted()")),comments: ["seed \(seed)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/LeastRecentlyUsedTests.swift:55:9-55:131
