Testing.__checkBinaryOperation(rig.hints.all.filter { $0 == .rescan(WatchedPath(1, ""), .overflow) }.count,{ $0 >= $1() },2,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"rig.hints.all.filter { $0 == .rescan(WatchedPath(1, ""), .overflow) }.count"#),">=",.__fromSyntaxNode("2")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/KernelTests.swift:122:9-122:98
