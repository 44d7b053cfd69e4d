Testing.__checkBinaryOperation(sandbox.cairn("dump", "--snapshot", ids[2], sandbox.file("short/file")).text,{ $0 == $1() },"short 2",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.cairn("dump", "--snapshot", ids[2], sandbox.file("short/file")).text"#),"==",.__fromStringLiteral(#""short 2""#, "short 2")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:137:9-137:107
