Testing.__checkBinaryOperation(sandbox.run("/bin/mount", ["--bind", disk.path, sandbox.repository]).code,{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.run("/bin/mount", ["--bind", disk.path, sandbox.repository]).code"#),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ImmutableTests.swift:47:9-47:96
