Testing.__checkBinaryOperation(sandbox.commits(),{ $0 == $1() },[first],expression: .__fromBinaryOperation(.__fromSyntaxNode("sandbox.commits()"),"==",.__fromSyntaxNode("[first]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RollBackTests.swift:36:9-36:46
