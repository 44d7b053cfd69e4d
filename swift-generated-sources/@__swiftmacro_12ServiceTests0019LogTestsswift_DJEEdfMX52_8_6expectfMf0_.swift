Testing.__checkBinaryOperation(found["PRIORITY"],{ $0 == $1() },"4".bytes,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"found["PRIORITY"]"#),"==",.__fromSyntaxNode(#""4".bytes"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/LogTests.swift:53:9-53:48
