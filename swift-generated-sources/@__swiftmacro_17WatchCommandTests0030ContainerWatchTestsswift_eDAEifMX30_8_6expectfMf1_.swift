Testing.__checkBinaryOperation(listed?["watching"],{ $0 == $1() },"watched",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"listed?["watching"]"#),"==",.__fromStringLiteral(#""watched""#, "watched")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchCommandTests/ContainerWatchTests.swift:31:9-31:50
