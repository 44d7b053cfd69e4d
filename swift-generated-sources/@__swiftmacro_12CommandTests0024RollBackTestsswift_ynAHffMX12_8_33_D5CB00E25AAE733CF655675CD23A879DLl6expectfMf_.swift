Testing.__checkBinaryOperation(sandbox.run("/bin/rm", ["-rf", to]).code,{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.run("/bin/rm", ["-rf", to]).code"#),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RollBackTests.swift:13:9-13:63
