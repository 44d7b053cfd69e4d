Testing.__checkBinaryOperation(table.mounts.map(\.isReadOnly),{ $0 == $1() },[false, true, true, false],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"table.mounts.map(\.isReadOnly)"#),"==",.__fromSyntaxNode("[false, true, true, false]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/RootSurroundingsTests.swift:58:9-58:78
