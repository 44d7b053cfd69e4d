Testing.__checkBinaryOperation(sandbox.json("versions", "--container", "notes", "current/list").map { $0.number("size") },{ $0 == $1() },[5, 6],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.json("versions", "--container", "notes", "current/list").map { $0.number("size") }"#),"==",.__fromSyntaxNode("[5, 6]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RootsCommandTests.swift:123:9-123:118
