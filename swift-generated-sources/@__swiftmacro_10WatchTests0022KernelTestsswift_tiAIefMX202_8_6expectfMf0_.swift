Testing.__checkBinaryOperation(rig.source.statistics.watches,{ $0 >= $1() },62,expression: .__fromBinaryOperation(.__fromSyntaxNode("rig.source.statistics.watches"),">=",.__fromSyntaxNode("62")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/KernelTests.swift:203:9-203:53
