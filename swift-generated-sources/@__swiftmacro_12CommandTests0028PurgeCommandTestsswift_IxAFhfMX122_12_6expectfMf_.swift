Testing.__checkBinaryOperation(sandbox.run("/bin/chown", ["-R", "65534:65534", sandbox.file(name)]).code,{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.run("/bin/chown", ["-R", "65534:65534", sandbox.file(name)]).code"#),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PurgeCommandTests.swift:123:13-123:100
