Testing.__checkBinaryOperation(lost.lostBytes > 0,{ $0 && $1() },lost.lostBytes <= lost.contentBytes,expression: .__fromBinaryOperation(.__fromSyntaxNode("lost.lostBytes > 0"),"&&",.__fromSyntaxNode("lost.lostBytes <= lost.contentBytes")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonScrubTests.swift:257:9-257:75
