Testing.__checkBinaryOperation(String(decoding: table.mounts[1].root, as: UTF8.self),{ $0 == $1() },"/sub dir",expression: .__fromBinaryOperation(.__fromSyntaxNode("String(decoding: table.mounts[1].root, as: UTF8.self)"),"==",.__fromStringLiteral(#""/sub dir""#, "/sub dir")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/RootSurroundingsTests.swift:60:9-60:85
