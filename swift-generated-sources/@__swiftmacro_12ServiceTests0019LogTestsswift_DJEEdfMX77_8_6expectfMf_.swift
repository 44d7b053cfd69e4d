Testing.__checkBinaryOperation(found["PATH"]?.count,{ $0 == $1() },16 << 10,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"found["PATH"]?.count"#),"==",.__fromSyntaxNode("16 << 10")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/LogTests.swift:78:9-78:50
