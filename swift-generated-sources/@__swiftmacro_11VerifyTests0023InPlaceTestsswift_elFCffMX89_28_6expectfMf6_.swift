Testing.__checkBinaryOperation(tree[name],{ $0 == $1() },.content(saved),expression: .__fromBinaryOperation(.__fromSyntaxNode("tree[name]"),"==",.__fromSyntaxNode(".content(saved)")),comments: ["\(name)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/InPlaceTests.swift:90:29-90:78
