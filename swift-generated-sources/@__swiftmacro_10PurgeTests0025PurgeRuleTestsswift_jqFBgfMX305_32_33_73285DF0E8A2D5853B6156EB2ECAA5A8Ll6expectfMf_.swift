Testing.__checkBinaryOperation(ground.files[String(decoding: ItemPath.join(item.root.absolute, item.path), as: UTF8.self)],{ $0 == $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("ground.files[String(decoding: ItemPath.join(item.root.absolute, item.path), as: UTF8.self)]"),"==",.__fromSyntaxNode("nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/PurgeRuleTests.swift:306:33-306:140
