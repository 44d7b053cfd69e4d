Testing.__checkBinaryOperation(summary["type"] == "summary" && summary.number("caches_items") == 2,{ $0 && $1() },summary.number("stayed") == 1,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"summary["type"] == "summary" && summary.number("caches_items") == 2"#),"&&",.__fromSyntaxNode(#"summary.number("stayed") == 1"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PurgeCommandTests.swift:40:9-40:118
