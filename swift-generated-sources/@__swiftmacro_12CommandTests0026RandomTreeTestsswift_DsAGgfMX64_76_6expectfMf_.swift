Testing.__checkBinaryOperation(summary?.number(field),{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("summary?.number(field)"),"==",.__fromSyntaxNode("0")),comments: ["\(field)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RandomTreeTests.swift:65:77-65:125
