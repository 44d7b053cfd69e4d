Testing.__checkBinaryOperation(Self.owner("\(restored)/config/user/theme"),{ $0 == $1() },[5001, 77],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Self.owner("\(restored)/config/user/theme")"#),"==",.__fromSyntaxNode("[5001, 77]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ContainerRestoreTests.swift:145:9-145:75
