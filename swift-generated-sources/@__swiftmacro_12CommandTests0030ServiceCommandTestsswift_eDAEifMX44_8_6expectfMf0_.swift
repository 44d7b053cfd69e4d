Testing.__checkBinaryOperation(asked.isEmpty,{ $0 && $1() },access(unitPath, F_OK) != 0,expression: .__fromBinaryOperation(.__fromSyntaxNode("asked.isEmpty"),"&&",.__fromSyntaxNode("access(unitPath, F_OK) != 0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ServiceCommandTests.swift:45:9-45:62
