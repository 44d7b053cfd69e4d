Testing.__checkBinaryOperation(settler.nameCount,{ $0 <= $1() },16,expression: .__fromBinaryOperation(.__fromSyntaxNode("settler.nameCount"),"<=",.__fromSyntaxNode("16")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/SettlerTests.swift:163:9-163:41
