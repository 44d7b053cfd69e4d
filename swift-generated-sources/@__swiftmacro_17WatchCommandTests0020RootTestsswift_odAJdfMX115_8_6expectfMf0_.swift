Testing.__checkBinaryOperation(rig.sandbox.commits(all: true).count,{ $0 == $1() },commits + 1,expression: .__fromBinaryOperation(.__fromSyntaxNode("rig.sandbox.commits(all: true).count"),"==",.__fromSyntaxNode("commits + 1")),comments: ["\(rig.log)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchCommandTests/RootTests.swift:116:9-116:83
