Testing.__checkBinaryOperation((summary?.number("unchanged") ?? 0),{ $0 > $1() },3,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"(summary?.number("unchanged") ?? 0)"#),">",.__fromSyntaxNode("3")),comments: ["what was committed before was read again"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/FullDiskTests.swift:33:29-33:121
