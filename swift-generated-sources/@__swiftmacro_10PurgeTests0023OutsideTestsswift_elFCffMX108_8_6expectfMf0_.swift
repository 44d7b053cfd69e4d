Testing.__checkBinaryOperation(isMounted,{ $0 == $1() },(cairn_open_within(top, "a/b", O_RDONLY | O_DIRECTORY) == -EXDEV),expression: .__fromBinaryOperation(.__fromSyntaxNode("isMounted"),"==",.__fromSyntaxNode(#"(cairn_open_within(top, "a/b", O_RDONLY | O_DIRECTORY) == -EXDEV)"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/OutsideTests.swift:109:9-109:96
