Testing.__checkBinaryOperation(sandbox.cairn("dump", sandbox.source + "/sparse").output,{ $0 == $1() },Files.content(sandbox.source + "/sparse"),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.cairn("dump", sandbox.source + "/sparse").output"#),"==",.__fromSyntaxNode(#"Files.content(sandbox.source + "/sparse")"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/VerbTests.swift:101:9-101:119
