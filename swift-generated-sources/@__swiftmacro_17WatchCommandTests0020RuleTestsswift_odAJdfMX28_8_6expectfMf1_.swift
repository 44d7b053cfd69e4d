Testing.__checkBinaryOperation(rig.sandbox.commits(all: true).count,{ $0 == $1() },commits,expression: .__fromBinaryOperation(.__fromSyntaxNode("rig.sandbox.commits(all: true).count"),"==",.__fromSyntaxNode("commits")),comments: ["nothing of it is kept:\n\(rig.log)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchCommandTests/RuleTests.swift:29:9-29:103
