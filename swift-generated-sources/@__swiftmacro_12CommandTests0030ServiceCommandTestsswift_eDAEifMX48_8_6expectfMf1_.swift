Testing.__checkBinaryOperation(asked.count == before,{ $0 && $1() },access(unitPath, F_OK) == 0,expression: .__fromBinaryOperation(.__fromSyntaxNode("asked.count == before"),"&&",.__fromSyntaxNode("access(unitPath, F_OK) == 0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ServiceCommandTests.swift:49:9-49:70
