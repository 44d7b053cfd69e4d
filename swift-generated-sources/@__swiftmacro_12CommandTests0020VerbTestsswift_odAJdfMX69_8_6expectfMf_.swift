Testing.__checkBinaryOperation(sandbox.json("find", "two*").map { $0["path"] },{ $0 == $1() },["\(top)/notes/two.md"],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.json("find", "two*").map { $0["path"] }"#),"==",.__fromSyntaxNode(#"["\(top)/notes/two.md"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/VerbTests.swift:70:9-70:92
