Testing.__checkBinaryOperation(cairn_unix_bind(number, parent, "socket"),{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"cairn_unix_bind(number, parent, "socket")"#),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RootsCommandTests.swift:49:9-49:64
