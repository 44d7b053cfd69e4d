Testing.__checkBinaryOperation(sandbox.cairn("dump", sandbox.source + "/a").text,{ $0 == $1() },"the first state",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.cairn("dump", sandbox.source + "/a").text"#),"==",.__fromStringLiteral(#""the first state""#, "the first state")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/TwoProcessTests.swift:49:9-49:88
