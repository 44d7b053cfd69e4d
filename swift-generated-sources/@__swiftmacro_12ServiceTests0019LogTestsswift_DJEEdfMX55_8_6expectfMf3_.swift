Testing.__checkBinaryOperation(found["COMMIT"],{ $0 == $1() },"00112233445566778899aabbccddeeff".bytes,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"found["COMMIT"]"#),"==",.__fromSyntaxNode(#""00112233445566778899aabbccddeeff".bytes"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/LogTests.swift:56:9-56:77
