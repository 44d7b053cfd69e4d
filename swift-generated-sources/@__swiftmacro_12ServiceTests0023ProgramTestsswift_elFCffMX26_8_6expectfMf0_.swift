Testing.__checkBinaryOperation(run("wc -c", input: String(repeating: "x", count: 1 << 20)).output,{ $0 == $1() },"1048576\n".bytes,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"run("wc -c", input: String(repeating: "x", count: 1 << 20)).output"#),"==",.__fromSyntaxNode(#""1048576\n".bytes"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/ProgramTests.swift:27:9-27:105
