Testing.__checkBinaryOperation(Walker.walk(sandbox.source),{ $0 == $1() },live,expression: .__fromBinaryOperation(.__fromSyntaxNode("Walker.walk(sandbox.source)"),"==",.__fromSyntaxNode("live")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RestoreTests.swift:144:9-144:53
