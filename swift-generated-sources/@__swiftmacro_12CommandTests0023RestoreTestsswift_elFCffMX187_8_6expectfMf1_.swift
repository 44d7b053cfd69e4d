Testing.__checkBinaryOperation(Walker.walk(out + sandbox.source)[Array("link".utf8)]?.kind,{ $0 == $1() },S_IFLNK,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Walker.walk(out + sandbox.source)[Array("link".utf8)]?.kind"#),"==",.__fromSyntaxNode("S_IFLNK")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RestoreTests.swift:188:9-188:88
