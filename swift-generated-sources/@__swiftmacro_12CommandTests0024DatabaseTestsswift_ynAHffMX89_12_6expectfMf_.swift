Testing.__checkBinaryOperation(lines.count { $0.contains("fuzzy") } == 1,{ $0 && $1() },lines.first { $0.contains("fuzzy") }?.contains("bad.db") == true,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"lines.count { $0.contains("fuzzy") } == 1"#),"&&",.__fromSyntaxNode(#"lines.first { $0.contains("fuzzy") }?.contains("bad.db") == true"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/DatabaseTests.swift:90:13-90:131
