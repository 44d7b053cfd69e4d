Testing.__checkBinaryOperation(sandbox.run("/bin/mount", ["-t", "tmpfs", "-o", "size=\(mebibytes)m", "tmpfs", disk]).code,{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.run("/bin/mount", ["-t", "tmpfs", "-o", "size=\(mebibytes)m", "tmpfs", disk]).code"#),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/FullDiskTests.swift:11:9-11:113
