Testing.__checkBinaryOperation(lines.first?["type"] == "space" && lines.first?.number("missing") == 0,{ $0 && $1() },lines.last?.number("items") == 0,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"lines.first?["type"] == "space" && lines.first?.number("missing") == 0"#),"&&",.__fromSyntaxNode(#"lines.last?.number("items") == 0"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PurgeCommandTests.swift:68:9-68:124
