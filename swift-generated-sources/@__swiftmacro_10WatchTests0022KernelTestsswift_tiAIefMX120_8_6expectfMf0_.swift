Testing.__checkBinaryOperation(rig.source.statistics.overflows,{ $0 > $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("rig.source.statistics.overflows"),">",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/KernelTests.swift:121:9-121:53
