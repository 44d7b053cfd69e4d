Testing.__checkBinaryOperation(many.sources.count == KeptRoots.goneMaximum,{ $0 && $1() },many.sources.last?.path == "/gone/\(KeptRoots.goneMaximum + 9)".pathBytes,expression: .__fromBinaryOperation(.__fromSyntaxNode("many.sources.count == KeptRoots.goneMaximum"),"&&",.__fromSyntaxNode(#"many.sources.last?.path == "/gone/\(KeptRoots.goneMaximum + 9)".pathBytes"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/FoundRootsTests.swift:122:9-122:138
