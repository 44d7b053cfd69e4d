Testing.__checkBinaryOperation(sandbox.json("key", "list").map { $0["id"] },{ $0 == $1() },[first, second],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.json("key", "list").map { $0["id"] }"#),"==",.__fromSyntaxNode("[first, second]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/KeyCommandTests.swift:34:9-34:81
