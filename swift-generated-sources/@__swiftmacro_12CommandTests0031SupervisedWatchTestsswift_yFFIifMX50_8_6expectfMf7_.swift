Testing.__checkBinaryOperation(sandbox.cairn("dump", sandbox.file("other/file")).text,{ $0 == $1() },"two",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.cairn("dump", sandbox.file("other/file")).text"#),"==",.__fromStringLiteral(#""two""#, "two")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/SupervisedWatchTests.swift:51:9-51:81
