Testing.__checkBinaryOperation(sandbox.bareCairn("completions", shell).output.count,{ $0 > $1() },1000,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.bareCairn("completions", shell).output.count"#),">",.__fromSyntaxNode("1000")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/VerbTests.swift:186:48-186:116
