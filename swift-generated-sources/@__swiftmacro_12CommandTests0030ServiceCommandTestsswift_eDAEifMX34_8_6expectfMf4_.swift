Testing.__checkBinaryOperation(status["path"],{ $0 == $1() },unitPath,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"status["path"]"#),"==",.__fromSyntaxNode("unitPath")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ServiceCommandTests.swift:35:9-35:44
