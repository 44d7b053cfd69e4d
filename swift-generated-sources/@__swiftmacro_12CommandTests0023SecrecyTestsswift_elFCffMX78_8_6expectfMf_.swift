Testing.__checkBinaryOperation(found.code,{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("found.code"),"==",.__fromSyntaxNode("0")),comments: ["\(found.text)\(found.errors)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/SecrecyTests.swift:79:9-79:65
