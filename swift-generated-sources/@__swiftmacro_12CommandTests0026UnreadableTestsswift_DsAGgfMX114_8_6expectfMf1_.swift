Testing.__checkBinaryOperation(ended.code == 3,{ $0 || $1() },ended.code == 1,expression: .__fromBinaryOperation(.__fromSyntaxNode("ended.code == 3"),"||",.__fromSyntaxNode("ended.code == 1")),comments: ["\(ended.text)\(ended.errors)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/UnreadableTests.swift:115:9-115:84
