Testing.__checkBinaryOperation(access(unitPath, F_OK),{ $0 != $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("access(unitPath, F_OK)"),"!=",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ServiceCommandTests.swift:72:9-72:45
