Testing.__checkBinaryOperation(access(path, R_OK),{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("access(path, R_OK)"),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/VerbTests.swift:180:13-180:45
