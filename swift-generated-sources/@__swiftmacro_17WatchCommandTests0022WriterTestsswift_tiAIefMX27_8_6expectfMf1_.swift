Testing.__checkBinaryOperation(sizes,{ $0 == $1() },sizes.sorted(),expression: .__fromBinaryOperation(.__fromSyntaxNode("sizes"),"==",.__fromSyntaxNode("sizes.sorted()")),comments: ["\(sizes)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchCommandTests/WriterTests.swift:28:9-28:53
