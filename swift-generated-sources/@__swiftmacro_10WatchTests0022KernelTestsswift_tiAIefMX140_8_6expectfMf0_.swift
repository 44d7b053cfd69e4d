Testing.__checkBinaryOperation(gap,{ $0 < $1() },barrier,expression: .__fromBinaryOperation(.__fromSyntaxNode("gap"),"<",.__fromSyntaxNode("barrier")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/KernelTests.swift:141:9-141:31
