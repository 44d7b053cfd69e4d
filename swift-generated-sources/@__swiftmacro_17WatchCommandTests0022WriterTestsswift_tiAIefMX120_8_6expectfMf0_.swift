Testing.__checkBinaryOperation(delays[7],{ $0 <= $1() },10,expression: .__fromBinaryOperation(.__fromSyntaxNode("delays[7]"),"<=",.__fromSyntaxNode("10")),comments: [.__line("// Two seconds are promised on an idle machine; this one is building perhaps."),"\(delays)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchCommandTests/WriterTests.swift:121:9-121:46
