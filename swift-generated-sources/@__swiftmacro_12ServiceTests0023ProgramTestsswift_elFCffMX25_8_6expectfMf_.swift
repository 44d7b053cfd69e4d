Testing.__checkBinaryOperation(run("exit 0", input: String(repeating: "x", count: 4 << 20)).ending,{ $0 == $1() },.exited(0),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"run("exit 0", input: String(repeating: "x", count: 4 << 20)).ending"#),"==",.__fromSyntaxNode(".exited(0)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/ProgramTests.swift:26:9-26:99
