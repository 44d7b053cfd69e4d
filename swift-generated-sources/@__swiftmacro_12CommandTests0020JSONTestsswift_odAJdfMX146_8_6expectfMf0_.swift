Testing.__checkBinaryOperation(Walker.walk(sandbox.restored("latest")),{ $0 == $1() },Walker.walk(sandbox.source),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Walker.walk(sandbox.restored("latest"))"#),"==",.__fromSyntaxNode("Walker.walk(sandbox.source)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/JSONTests.swift:147:9-147:88
