Testing.__checkBinaryOperation(sandbox.run("/bin/cp", ["-a", from, to]).code,{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.run("/bin/cp", ["-a", from, to]).code"#),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RollBackTests.swift:14:9-14:68
