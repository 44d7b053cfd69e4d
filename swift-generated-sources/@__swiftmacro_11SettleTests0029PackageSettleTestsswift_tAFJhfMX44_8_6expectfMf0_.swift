Testing.__checkBinaryOperation(settler.texts(after: 3_900).count,{ $0 == $1() },2,expression: .__fromBinaryOperation(.__fromSyntaxNode("settler.texts(after: 3_900).count"),"==",.__fromSyntaxNode("2")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/PackageSettleTests.swift:45:9-45:56
