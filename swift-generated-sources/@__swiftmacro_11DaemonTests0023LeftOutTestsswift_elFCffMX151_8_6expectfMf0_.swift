Testing.__checkBinaryOperation(mostKept,{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("mostKept"),"==",.__fromSyntaxNode("0")),comments: ["nothing is kept that the new rules leave out"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/LeftOutTests.swift:152:9-152:79
