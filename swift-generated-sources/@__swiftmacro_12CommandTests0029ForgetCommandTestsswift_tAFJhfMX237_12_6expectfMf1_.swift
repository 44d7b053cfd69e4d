Testing.__checkBinaryOperation(sandbox.cairn("dump", "--snapshot", ids[0], path).text,{ $0 == $1() },"of 0",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.cairn("dump", "--snapshot", ids[0], path).text"#),"==",.__fromStringLiteral(#""of 0""#, "of 0")),comments: ["\(line)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:238:13-238:97
