Testing.__checkBinaryOperation(destination("\(top)/\(path)"),{ $0 == $1() },expected,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"destination("\(top)/\(path)")"#),"==",.__fromSyntaxNode("expected")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/RootSurroundingsTests.swift:27:13-27:63
