Testing.__checkBinaryOperation(isSame,{ $0 && $1() },!Files.exists(sandbox.repository + "/aside"),expression: .__fromBinaryOperation(.__fromSyntaxNode("isSame"),"&&",.__fromSyntaxNode(#"!Files.exists(sandbox.repository + "/aside")"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/CareTests.swift:162:9-162:72
