Testing.__checkBinaryOperation(sandbox.commits(),{ $0 == $1() },[commit],expression: .__fromBinaryOperation(.__fromSyntaxNode("sandbox.commits()"),"==",.__fromSyntaxNode("[commit]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/TwoProcessTests.swift:47:9-47:47
