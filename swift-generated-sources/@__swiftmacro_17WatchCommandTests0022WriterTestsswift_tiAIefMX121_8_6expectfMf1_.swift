Testing.__checkBinaryOperation(delays[0],{ $0 >= $1() },0.4,expression: .__fromBinaryOperation(.__fromSyntaxNode("delays[0]"),">=",.__fromSyntaxNode("0.4")),comments: ["not even the quiet time: \(delays)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchCommandTests/WriterTests.swift:122:9-122:72
