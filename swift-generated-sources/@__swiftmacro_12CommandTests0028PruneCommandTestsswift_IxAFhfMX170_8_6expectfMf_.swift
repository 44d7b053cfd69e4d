Testing.__checkBinaryOperation(Files.names(sandbox.repository + "/journal").count,{ $0 == $1() },2,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Files.names(sandbox.repository + "/journal").count"#),"==",.__fromSyntaxNode("2")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PruneCommandTests.swift:171:9-171:73
