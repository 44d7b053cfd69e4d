Testing.__checkBinaryOperation(Files.text("\(app)/data/profile/places"),{ $0 == $1() },"bookmarks",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Files.text("\(app)/data/profile/places")"#),"==",.__fromStringLiteral(#""bookmarks""#, "bookmarks")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ContainerRestoreTests.swift:118:9-118:73
