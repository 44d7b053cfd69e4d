Testing.__checkBinaryOperation(found["PATH"],{ $0 == $1() },path,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"found["PATH"]"#),"==",.__fromSyntaxNode("path")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/LogTests.swift:67:9-67:39
