Testing.__checkBinaryOperation(rig.hints.all,{ $0 == $1() },[.barrier(4)],expression: .__fromBinaryOperation(.__fromSyntaxNode("rig.hints.all"),"==",.__fromSyntaxNode("[.barrier(4)]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/KernelTests.swift:265:9-265:48
