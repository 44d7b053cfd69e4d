Testing.__checkBinaryOperation(plan.text.contains("caches, little free space"),{ $0 && $1() },plan.text.contains("1 item stays: in use"),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"plan.text.contains("caches, little free space")"#),"&&",.__fromSyntaxNode(#"plan.text.contains("1 item stays: in use")"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PurgeCommandTests.swift:30:9-30:111
