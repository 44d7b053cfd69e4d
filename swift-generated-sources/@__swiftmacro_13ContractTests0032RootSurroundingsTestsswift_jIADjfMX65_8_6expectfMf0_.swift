Testing.__checkBinaryOperation(Process.group(called: "root"),{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Process.group(called: "root")"#),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/RootSurroundingsTests.swift:66:9-66:52
