Testing.__checkBinaryOperation(sandbox.cairn("dump", path).text,{ $0 == $1() },"of 0",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.cairn("dump", path).text"#),"==",.__fromStringLiteral(#""of 0""#, "of 0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:222:9-222:60
