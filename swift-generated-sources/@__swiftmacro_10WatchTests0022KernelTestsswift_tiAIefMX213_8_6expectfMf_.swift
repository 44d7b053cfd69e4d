Testing.__checkBinaryOperation(rig.hints.all,{ $0 == $1() },[.ready(root: 1), .barrier(1)],expression: .__fromBinaryOperation(.__fromSyntaxNode("rig.hints.all"),"==",.__fromSyntaxNode("[.ready(root: 1), .barrier(1)]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/KernelTests.swift:214:9-214:65
