Testing.__checkBinaryOperation(sandbox.run("/bin/mount", ["-t", "tmpfs", "-o", "size=6m", "tmpfs", disk]).code,{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.run("/bin/mount", ["-t", "tmpfs", "-o", "size=6m", "tmpfs", disk]).code"#),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/FullDiskTests.swift:48:9-48:102
