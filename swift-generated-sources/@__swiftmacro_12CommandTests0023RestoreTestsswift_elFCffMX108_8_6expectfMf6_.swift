Testing.__checkBinaryOperation(Walker.walk(copy),{ $0 == $1() },original,expression: .__fromBinaryOperation(.__fromSyntaxNode("Walker.walk(copy)"),"==",.__fromSyntaxNode("original")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RestoreTests.swift:109:9-109:47
