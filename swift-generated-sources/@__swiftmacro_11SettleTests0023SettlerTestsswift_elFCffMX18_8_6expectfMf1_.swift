Testing.__checkBinaryOperation(settler.texts(after: milliseconds),{ $0 == $1() },[task],expression: .__fromBinaryOperation(.__fromSyntaxNode("settler.texts(after: milliseconds)"),"==",.__fromSyntaxNode("[task]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/SettlerTests.swift:19:9-19:62
