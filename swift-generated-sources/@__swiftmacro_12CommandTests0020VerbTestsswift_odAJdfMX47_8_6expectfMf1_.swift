Testing.__checkBinaryOperation(sandbox.cairn("ls", "--depth", "1", top).lines,{ $0 == $1() },["\(top)/", "\(top)/letter.txt", "\(top)/link/", "\(top)/notes/"],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.cairn("ls", "--depth", "1", top).lines"#),"==",.__fromSyntaxNode(#"["\(top)/", "\(top)/letter.txt", "\(top)/link/", "\(top)/notes/"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/VerbTests.swift:48:9-48:133
