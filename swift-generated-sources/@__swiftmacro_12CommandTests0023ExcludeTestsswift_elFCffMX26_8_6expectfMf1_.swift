Testing.__checkBinaryOperation(plan.last?.number("deleted") == 2,{ $0 && $1() },plan.last?.number("excluded") == 1,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"plan.last?.number("deleted") == 2"#),"&&",.__fromSyntaxNode(#"plan.last?.number("excluded") == 1"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ExcludeTests.swift:27:9-27:89
