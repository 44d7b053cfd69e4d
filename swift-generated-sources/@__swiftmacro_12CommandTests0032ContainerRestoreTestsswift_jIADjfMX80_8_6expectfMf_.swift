Testing.__checkBinaryOperation(Files.text("\(home2)/data/profile/places"),{ $0 == $1() },"bookmarks",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Files.text("\(home2)/data/profile/places")"#),"==",.__fromStringLiteral(#""bookmarks""#, "bookmarks")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ContainerRestoreTests.swift:81:9-81:75
