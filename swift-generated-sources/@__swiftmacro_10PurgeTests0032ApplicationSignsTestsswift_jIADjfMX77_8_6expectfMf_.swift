Testing.__checkBinaryOperation(share?.basisPoints,{ $0 == $1() },points,expression: .__fromBinaryOperation(.__fromSyntaxNode("share?.basisPoints"),"==",.__fromSyntaxNode("points")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/ApplicationSignsTests.swift:78:9-78:46
