Testing.__checkBinaryOperation(sandbox.run("/bin/mount", ["-o", "remount,size=100m", disk]).code,{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.run("/bin/mount", ["-o", "remount,size=100m", disk]).code"#),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/FullDiskTests.swift:61:9-61:88
