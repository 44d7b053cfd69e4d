Testing.__checkBinaryOperation(times.filter { $0 > newest - 3_500 }.count,{ $0 >= $1() },55,expression: .__fromBinaryOperation(.__fromSyntaxNode("times.filter { $0 > newest - 3_500 }.count"),">=",.__fromSyntaxNode("55")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonThinningTests.swift:52:9-52:66
