Testing.__checkBinaryOperation(found["COMMIT"],{ $0 == $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"found["COMMIT"]"#),"==",.__fromSyntaxNode("nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/LogTests.swift:70:9-70:40
