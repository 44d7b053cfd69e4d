Testing.__checkBinaryOperation(short.count == 1 && short[0].name != long[0].name,{ $0 && $1() },short[0].bytes.starts(with: Array("CAIRNJC1".utf8)),expression: .__fromBinaryOperation(.__fromSyntaxNode("short.count == 1 && short[0].name != long[0].name"),"&&",.__fromSyntaxNode(#"short[0].bytes.starts(with: Array("CAIRNJC1".utf8))"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonGrowthTests.swift:126:9-126:122
