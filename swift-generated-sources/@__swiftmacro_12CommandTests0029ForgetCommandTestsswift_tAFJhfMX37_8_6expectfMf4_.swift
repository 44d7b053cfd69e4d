Testing.__checkBinaryOperation(done.last?.number("versions") ?? 0,{ $0 > $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"done.last?.number("versions") ?? 0"#),">",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:38:9-38:56
