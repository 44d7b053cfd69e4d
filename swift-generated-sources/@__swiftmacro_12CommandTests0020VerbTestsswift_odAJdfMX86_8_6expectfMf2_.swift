Testing.__checkBinaryOperation(text,{ $0 == $1() },["M  \(top)/letter.txt", "+ 0  - 0  M 1  U 0  T 0"],expression: .__fromBinaryOperation(.__fromSyntaxNode("text"),"==",.__fromSyntaxNode(#"["M  \(top)/letter.txt", "+ 0  - 0  M 1  U 0  T 0"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/VerbTests.swift:87:9-87:77
