Testing.__checkBinaryOperation(status["active"] == "active",{ $0 && $1() },status["enabled"] == "enabled",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"status["active"] == "active""#),"&&",.__fromSyntaxNode(#"status["enabled"] == "enabled""#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ServiceCommandTests.swift:33:9-33:80
