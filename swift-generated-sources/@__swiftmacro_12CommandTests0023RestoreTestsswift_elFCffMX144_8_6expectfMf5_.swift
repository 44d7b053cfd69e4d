Testing.__checkBinaryOperation(Files.content(sandbox.repository + "/journal/head"),{ $0 == $1() },head,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Files.content(sandbox.repository + "/journal/head")"#),"==",.__fromSyntaxNode("head")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RestoreTests.swift:145:9-145:77
