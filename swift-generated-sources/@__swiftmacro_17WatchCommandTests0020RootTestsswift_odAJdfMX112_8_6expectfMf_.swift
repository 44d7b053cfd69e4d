Testing.__checkBinaryOperation(rig.sandbox.commits(all: true).count,{ $0 == $1() },commits,expression: .__fromBinaryOperation(.__fromSyntaxNode("rig.sandbox.commits(all: true).count"),"==",.__fromSyntaxNode("commits")),comments: ["\(rig.log)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchCommandTests/RootTests.swift:113:9-113:79
