Testing.__checkBinaryOperation(Set(plan.compactMap { $0["path"]?.split(separator: "/").suffix(2).joined(separator: "/") }),{ $0 == $1() },["cache/old", "tmp/old", "d/old"],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Set(plan.compactMap { $0["path"]?.split(separator: "/").suffix(2).joined(separator: "/") })"#),"==",.__fromSyntaxNode(#"["cache/old", "tmp/old", "d/old"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PurgeContainerTests.swift:41:9-41:146
