Testing.__checkBinaryOperation(faccessat(directory, "file", F_OK, 0),{ $0 != $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"faccessat(directory, "file", F_OK, 0)"#),"!=",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/OutsideTests.swift:65:9-65:60
