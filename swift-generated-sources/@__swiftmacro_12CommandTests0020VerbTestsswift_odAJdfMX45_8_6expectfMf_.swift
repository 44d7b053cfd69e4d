Testing.__checkBinaryOperation(sandbox.cairn("ls").lines,{ $0 == $1() },["\(top)/", "\(top)/letter.txt", "\(top)/link/", "\(top)/notes/", "\(top)/notes/one.md", "\(top)/notes/three.md"],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.cairn("ls").lines"#),"==",.__fromSyntaxNode(#"["\(top)/", "\(top)/letter.txt", "\(top)/link/", "\(top)/notes/", "\(top)/notes/one.md", "\(top)/notes/three.md"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/VerbTests.swift:46:9-46:160
