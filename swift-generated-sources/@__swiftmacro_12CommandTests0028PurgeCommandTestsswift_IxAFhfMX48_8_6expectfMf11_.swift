Testing.__checkBinaryOperation(sandbox.commits(all: true).count,{ $0 == $1() },1,expression: .__fromBinaryOperation(.__fromSyntaxNode("sandbox.commits(all: true).count"),"==",.__fromSyntaxNode("1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PurgeCommandTests.swift:49:9-49:55
