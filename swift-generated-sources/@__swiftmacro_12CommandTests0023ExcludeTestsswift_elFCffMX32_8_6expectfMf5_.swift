Testing.__checkBinaryOperation(audit.first?["path"] == scratch && audit.first?.number("items") == 2,{ $0 && $1() },audit.first?.number("bytes") == 8,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"audit.first?["path"] == scratch && audit.first?.number("items") == 2"#),"&&",.__fromSyntaxNode(#"audit.first?.number("bytes") == 8"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ExcludeTests.swift:33:9-33:123
