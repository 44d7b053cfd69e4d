Testing.__checkBinaryOperation(typed([Self.password, "new one", "new one"], ["key", "add", "--key-cost", "least"]).code,{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"typed([Self.password, "new one", "new one"], ["key", "add", "--key-cost", "least"]).code"#),"==",.__fromSyntaxNode("0")),comments: [.__line("// A new one is asked for twice.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PasswordTests.swift:117:9-117:111
