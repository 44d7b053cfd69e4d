Testing.__checkBinaryOperation(sandbox.commits(all: true),{ $0 == $1() },commits,expression: .__fromBinaryOperation(.__fromSyntaxNode("sandbox.commits(all: true)"),"==",.__fromSyntaxNode("commits")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PruneCommandTests.swift:172:9-172:55
