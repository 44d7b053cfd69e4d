Testing.__checkBinaryOperation(sandbox.commits(),{ $0 == $1() },ids,expression: .__fromBinaryOperation(.__fromSyntaxNode("sandbox.commits()"),"==",.__fromSyntaxNode("ids")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:34:9-34:42
