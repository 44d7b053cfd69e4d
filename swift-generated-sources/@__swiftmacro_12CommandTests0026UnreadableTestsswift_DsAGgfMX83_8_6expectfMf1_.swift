Testing.__checkBinaryOperation(restored.code,{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("restored.code"),"==",.__fromSyntaxNode("0")),comments: ["\(restored.errors)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/UnreadableTests.swift:84:9-84:58
