Testing.__checkBinaryOperation(sandbox.commits(),{ $0 == $1() },[ids[0], ids[2], last],expression: .__fromBinaryOperation(.__fromSyntaxNode("sandbox.commits()"),"==",.__fromSyntaxNode("[ids[0], ids[2], last]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ClockTests.swift:41:9-41:61
