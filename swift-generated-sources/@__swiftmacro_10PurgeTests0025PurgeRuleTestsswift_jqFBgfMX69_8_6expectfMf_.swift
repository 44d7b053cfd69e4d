Testing.__checkBinaryOperation(ground.lookedAt == ["/t/full/file"],{ $0 && $1() },ground.directories.count == 3,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"ground.lookedAt == ["/t/full/file"]"#),"&&",.__fromSyntaxNode("ground.directories.count == 3")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/PurgeRuleTests.swift:70:9-70:86
