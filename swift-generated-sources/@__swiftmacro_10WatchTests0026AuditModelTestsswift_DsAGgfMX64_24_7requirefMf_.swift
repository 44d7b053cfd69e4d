Testing.__checkValue(kernel.outside.children["stray"],expression: .__fromSyntaxNode(#"kernel.outside.children["stray"]"#),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/WatchTests/AuditModelTests.swift:65:25-65:67
