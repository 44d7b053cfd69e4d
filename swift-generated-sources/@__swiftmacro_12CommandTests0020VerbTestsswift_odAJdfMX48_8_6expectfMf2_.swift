Testing.__checkBinaryOperation(sandbox.cairn("ls", "--depth", "0").lines,{ $0 == $1() },["\(top)/"],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.cairn("ls", "--depth", "0").lines"#),"==",.__fromSyntaxNode(#"["\(top)/"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/VerbTests.swift:49:9-49:74
