Testing.__checkBinaryOperation(sandbox.commits(),{ $0 == $1() },Array(ids[3...]),expression: .__fromBinaryOperation(.__fromSyntaxNode("sandbox.commits()"),"==",.__fromSyntaxNode("Array(ids[3...])")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:39:9-39:55
