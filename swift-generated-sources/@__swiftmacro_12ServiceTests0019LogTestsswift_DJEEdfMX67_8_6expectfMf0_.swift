Testing.__checkBinaryOperation(found["PRIORITY"],{ $0 == $1() },"3".bytes,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"found["PRIORITY"]"#),"==",.__fromSyntaxNode(#""3".bytes"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/LogTests.swift:68:9-68:48
