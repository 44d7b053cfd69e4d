Testing.__checkBinaryOperation(!sandbox.cairn("ls", "--snapshot", id).text.contains("only-0"),{ $0 && $1() },!sandbox.cairn("ls", "--snapshot", id).text.contains("deleted"),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"!sandbox.cairn("ls", "--snapshot", id).text.contains("only-0")"#),"&&",.__fromSyntaxNode(#"!sandbox.cairn("ls", "--snapshot", id).text.contains("deleted")"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:216:25-216:163
