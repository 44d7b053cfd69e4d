Testing.__checkBinaryOperation(found["PATH"],{ $0 == $1() },"/home/ada/a b".bytes,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"found["PATH"]"#),"==",.__fromSyntaxNode(#""/home/ada/a b".bytes"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/LogTests.swift:55:9-55:56
