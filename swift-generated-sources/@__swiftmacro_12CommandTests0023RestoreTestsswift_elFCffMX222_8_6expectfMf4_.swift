Testing.__checkBinaryOperation(Walker.walk(out + sandbox.source)[Array("notes".utf8)]?.kind,{ $0 == $1() },S_IFLNK,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Walker.walk(out + sandbox.source)[Array("notes".utf8)]?.kind"#),"==",.__fromSyntaxNode("S_IFLNK")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RestoreTests.swift:223:9-223:89
