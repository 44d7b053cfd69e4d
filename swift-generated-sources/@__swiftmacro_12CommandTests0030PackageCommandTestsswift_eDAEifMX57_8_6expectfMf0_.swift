Testing.__checkBinaryOperation(versions.map { $0.number("size") } == [11, 13, 10],{ $0 && $1() },versions.map { $0.number("items") } == [3, 3, 2],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"versions.map { $0.number("size") } == [11, 13, 10]"#),"&&",.__fromSyntaxNode(#"versions.map { $0.number("items") } == [3, 3, 2]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PackageCommandTests.swift:58:9-58:120
