Testing.__checkBinaryOperation(sandbox.run("/bin/chown", ["-R", "65534:65534", sandbox.path]).code,{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.run("/bin/chown", ["-R", "65534:65534", sandbox.path]).code"#),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WatchHookTests.swift:63:9-63:90
