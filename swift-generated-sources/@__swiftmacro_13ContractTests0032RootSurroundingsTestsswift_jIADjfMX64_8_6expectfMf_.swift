Testing.__checkBinaryOperation(Process.user(called: "root"),{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Process.user(called: "root")"#),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/RootSurroundingsTests.swift:65:9-65:51
