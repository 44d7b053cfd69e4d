Testing.__checkBinaryOperation(batches == 0 && ground.removed.isEmpty,{ $0 && $1() },ground.lookedAt == ["/t/file"],expression: .__fromBinaryOperation(.__fromSyntaxNode("batches == 0 && ground.removed.isEmpty"),"&&",.__fromSyntaxNode(#"ground.lookedAt == ["/t/file"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/PurgeRuleTests.swift:317:9-317:90
