Testing.__checkBinaryOperation(sandbox.cairn("ls", "--snapshot", commits[0], sandbox.source + "/notes").lines,{ $0 == $1() },["\(top)/notes/", "\(top)/notes/one.md", "\(top)/notes/two.md"],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.cairn("ls", "--snapshot", commits[0], sandbox.source + "/notes").lines"#),"==",.__fromSyntaxNode(#"["\(top)/notes/", "\(top)/notes/one.md", "\(top)/notes/two.md"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/VerbTests.swift:47:9-47:163
