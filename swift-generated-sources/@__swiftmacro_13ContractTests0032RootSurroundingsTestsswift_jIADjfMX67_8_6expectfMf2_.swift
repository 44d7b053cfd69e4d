Testing.__checkBinaryOperation(Process.group(called: ""),{ $0 == $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Process.group(called: "")"#),"==",.__fromSyntaxNode("nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/RootSurroundingsTests.swift:68:9-68:50
