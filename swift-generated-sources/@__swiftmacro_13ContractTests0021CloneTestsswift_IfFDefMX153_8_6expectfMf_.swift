Testing.__checkBinaryOperation(result.failures.count,{ $0 == $1() },(canClone ? 0 : 1),expression: .__fromBinaryOperation(.__fromSyntaxNode("result.failures.count"),"==",.__fromSyntaxNode("(canClone ? 0 : 1)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/CloneTests.swift:154:9-154:61
