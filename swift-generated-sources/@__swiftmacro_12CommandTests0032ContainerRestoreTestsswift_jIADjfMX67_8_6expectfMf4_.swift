Testing.__checkBinaryOperation(Files.text("\(restored)/data/profile/places"),{ $0 == $1() },"more bookmarks",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Files.text("\(restored)/data/profile/places")"#),"==",.__fromStringLiteral(#""more bookmarks""#, "more bookmarks")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ContainerRestoreTests.swift:68:9-68:83
