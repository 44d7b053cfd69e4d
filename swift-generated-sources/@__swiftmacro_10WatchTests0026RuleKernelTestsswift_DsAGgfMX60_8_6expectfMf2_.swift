Testing.__checkBinaryOperation(rig.hints.all,{ $0 == $1() },[.barrier(3)],expression: .__fromBinaryOperation(.__fromSyntaxNode("rig.hints.all"),"==",.__fromSyntaxNode("[.barrier(3)]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/RuleKernelTests.swift:61:9-61:48
