Testing.__checkBinaryOperation(Process.user(called: "nobody-of-this-name"),{ $0 == $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Process.user(called: "nobody-of-this-name")"#),"==",.__fromSyntaxNode("nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/RootSurroundingsTests.swift:67:9-67:68
