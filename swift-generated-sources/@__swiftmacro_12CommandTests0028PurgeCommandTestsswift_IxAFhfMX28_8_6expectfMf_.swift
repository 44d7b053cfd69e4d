Testing.__checkBinaryOperation(plan.lines.first?.hasSuffix("Path") == true,{ $0 && $1() },plan.text.contains("would delete 2 items"),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"plan.lines.first?.hasSuffix("Path") == true"#),"&&",.__fromSyntaxNode(#"plan.text.contains("would delete 2 items")"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PurgeCommandTests.swift:29:9-29:107
