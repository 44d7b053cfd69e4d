Testing.__checkBinaryOperation(set.problems.map(\.reason),{ $0 == $1() },[.noDirectory(.symlink), .noDirectory(.file), .noDirectory(.symlink)],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"set.problems.map(\.reason)"#),"==",.__fromSyntaxNode("[.noDirectory(.symlink), .noDirectory(.file), .noDirectory(.symlink)]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ContainerTests.swift:101:9-101:117
