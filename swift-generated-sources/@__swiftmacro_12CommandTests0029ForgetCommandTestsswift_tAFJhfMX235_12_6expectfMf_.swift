Testing.__checkBinaryOperation(ended.code,{ $0 == $1() },130,expression: .__fromBinaryOperation(.__fromSyntaxNode("ended.code"),"==",.__fromSyntaxNode("130")),comments: ["\(line): \(ended.text)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:236:13-236:65
