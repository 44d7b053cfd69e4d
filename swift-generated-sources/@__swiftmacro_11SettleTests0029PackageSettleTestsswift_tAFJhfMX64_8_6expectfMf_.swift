Testing.__checkBinaryOperation(settler.texts(after: 1_500).sorted(),{ $0 == $1() },["item a.rtfd/x +all", "item a.rtfd/y", "item y <- a.rtfd/y"].sorted(),expression: .__fromBinaryOperation(.__fromSyntaxNode("settler.texts(after: 1_500).sorted()"),"==",.__fromSyntaxNode(#"["item a.rtfd/x +all", "item a.rtfd/y", "item y <- a.rtfd/y"].sorted()"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/PackageSettleTests.swift:65:9-65:128
