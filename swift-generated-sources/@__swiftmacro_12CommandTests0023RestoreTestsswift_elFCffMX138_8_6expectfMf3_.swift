Testing.__checkBinaryOperation(Walker.walk(out),{ $0 == $1() },before,expression: .__fromBinaryOperation(.__fromSyntaxNode("Walker.walk(out)"),"==",.__fromSyntaxNode("before")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RestoreTests.swift:139:9-139:44
