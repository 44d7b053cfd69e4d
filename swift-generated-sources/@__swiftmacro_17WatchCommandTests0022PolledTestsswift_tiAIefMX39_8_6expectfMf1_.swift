Testing.__checkBinaryOperation(rig.sandbox.cairn("dump", letter).text,{ $0 == $1() },"the last one",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"rig.sandbox.cairn("dump", letter).text"#),"==",.__fromStringLiteral(#""the last one""#, "the last one")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchCommandTests/PolledTests.swift:40:9-40:74
