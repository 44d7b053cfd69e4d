Testing.__checkBinaryOperation(operations,{ $0 > $1() },10,expression: .__fromBinaryOperation(.__fromSyntaxNode("operations"),">",.__fromSyntaxNode("10")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/PruneCrashTests.swift:25:9-25:33
