Testing.__checkBinaryOperation(Walker.walk(sandbox.restored("latest")),{ $0 == $1() },expected,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Walker.walk(sandbox.restored("latest"))"#),"==",.__fromSyntaxNode("expected")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/TwoProcessTests.swift:50:9-50:69
