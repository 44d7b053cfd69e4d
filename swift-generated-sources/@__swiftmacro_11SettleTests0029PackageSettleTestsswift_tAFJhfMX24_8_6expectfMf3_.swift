Testing.__checkBinaryOperation(settler.texts(after: 5_000),{ $0 == $1() },["item d/a.rtfd/one +all", "item d/a.rtfd/sub/two +all", "item d/a.rtfd/three"],expression: .__fromBinaryOperation(.__fromSyntaxNode("settler.texts(after: 5_000)"),"==",.__fromSyntaxNode(#"["item d/a.rtfd/one +all", "item d/a.rtfd/sub/two +all", "item d/a.rtfd/three"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/PackageSettleTests.swift:25:9-25:128
