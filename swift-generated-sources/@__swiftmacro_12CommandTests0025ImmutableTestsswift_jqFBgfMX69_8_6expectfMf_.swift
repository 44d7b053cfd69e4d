Testing.__checkBinaryOperation(ended.code,{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("ended.code"),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ImmutableTests.swift:70:9-70:33
