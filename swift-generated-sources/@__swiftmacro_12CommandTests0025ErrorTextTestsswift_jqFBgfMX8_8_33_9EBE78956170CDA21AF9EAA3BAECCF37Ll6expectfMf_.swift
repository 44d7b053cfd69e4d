Testing.__checkBinaryOperation(ended.code,{ $0 == $1() },code,expression: .__fromBinaryOperation(.__fromSyntaxNode("ended.code"),"==",.__fromSyntaxNode("code")),comments: [],isRequired: false,sourceLocation: sourceLocation).__expected()

// original-source-range: /work/main/Tests/CommandTests/ErrorTextTests.swift:9:9-9:68
