Testing.__checkBinaryOperation(rig.source.statistics.watches,{ $0 == $1() },watches,expression: .__fromBinaryOperation(.__fromSyntaxNode("rig.source.statistics.watches"),"==",.__fromSyntaxNode("watches")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/KernelTests.swift:96:9-96:58
