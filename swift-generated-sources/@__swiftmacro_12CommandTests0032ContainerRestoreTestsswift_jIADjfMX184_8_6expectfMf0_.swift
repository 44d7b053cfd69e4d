Testing.__checkBinaryOperation(Files.text("\(Self.app(sandbox))/data/profile/places"),{ $0 == $1() },"bookmarks",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Files.text("\(Self.app(sandbox))/data/profile/places")"#),"==",.__fromStringLiteral(#""bookmarks""#, "bookmarks")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ContainerRestoreTests.swift:185:9-185:87
