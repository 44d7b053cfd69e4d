Testing.__checkBinaryOperation(forget.code,{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("forget.code"),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PruneCommandTests.swift:125:9-125:34
