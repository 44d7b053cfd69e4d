Testing.__checkBinaryOperation(found["MESSAGE"],{ $0 == $1() },"cannot be read: /home/ada/a b (commit 0011223344)".bytes,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"found["MESSAGE"]"#),"==",.__fromSyntaxNode(#""cannot be read: /home/ada/a b (commit 0011223344)".bytes"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/LogTests.swift:52:9-52:95
