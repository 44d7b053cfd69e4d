Testing.__checkBinaryOperation(sandbox.cairn("dump", "--deleted", path).text,{ $0 == $1() },"the last words",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.cairn("dump", "--deleted", path).text"#),"==",.__fromStringLiteral(#""the last words""#, "the last words")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:191:9-191:83
