Testing.__checkBinaryOperation(Files.text("\(home2)/data/profile/places"),{ $0 == $1() },"bob's",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Files.text("\(home2)/data/profile/places")"#),"==",.__fromStringLiteral(#""bob's""#, "bob's")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ContainerRestoreTests.swift:84:9-84:71
