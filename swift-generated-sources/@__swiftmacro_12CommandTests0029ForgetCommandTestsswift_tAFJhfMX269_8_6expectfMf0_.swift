Testing.__checkBinaryOperation(sandbox.witness("verify").code,{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.witness("verify").code"#),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:270:9-270:53
