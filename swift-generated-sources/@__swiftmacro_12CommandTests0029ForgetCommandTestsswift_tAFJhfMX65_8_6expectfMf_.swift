Testing.__checkBinaryOperation(sandbox.commits(),{ $0 == $1() },[ids[1], ids[3]],expression: .__fromBinaryOperation(.__fromSyntaxNode("sandbox.commits()"),"==",.__fromSyntaxNode("[ids[1], ids[3]]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:66:9-66:55
