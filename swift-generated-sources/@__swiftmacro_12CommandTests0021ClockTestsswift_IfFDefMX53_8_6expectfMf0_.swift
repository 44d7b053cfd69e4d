Testing.__checkBinaryOperation(sandbox.commits(),{ $0 == $1() },[ids[2]],expression: .__fromBinaryOperation(.__fromSyntaxNode("sandbox.commits()"),"==",.__fromSyntaxNode("[ids[2]]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ClockTests.swift:54:9-54:47
