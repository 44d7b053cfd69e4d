Testing.__checkBinaryOperation(Set(stored.content).count,{ $0 == $1() },1,expression: .__fromBinaryOperation(.__fromSyntaxNode("Set(stored.content).count"),"==",.__fromSyntaxNode("1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/CloneTests.swift:157:23-157:62
