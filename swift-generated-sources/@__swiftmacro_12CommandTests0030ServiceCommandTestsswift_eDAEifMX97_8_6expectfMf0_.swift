Testing.__checkBinaryOperation(access(unitPath, F_OK) != 0,{ $0 && $1() },asked.isEmpty,expression: .__fromBinaryOperation(.__fromSyntaxNode("access(unitPath, F_OK) != 0"),"&&",.__fromSyntaxNode("asked.isEmpty")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ServiceCommandTests.swift:98:9-98:62
