Testing.__checkBinaryOperation(sandbox.witness("commits").lines.compactMap { JSONObject($0)?["id"] },{ $0 == $1() },sandbox.commits(all: true),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.witness("commits").lines.compactMap { JSONObject($0)?["id"] }"#),"==",.__fromSyntaxNode("sandbox.commits(all: true)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:271:9-271:117
