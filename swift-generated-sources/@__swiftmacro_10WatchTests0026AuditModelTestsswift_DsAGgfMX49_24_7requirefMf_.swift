Testing.__checkValue(kernel.root.children["a"]?.children["b"],expression: .__fromSyntaxNode(#"kernel.root.children["a"]?.children["b"]"#),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/WatchTests/AuditModelTests.swift:50:25-50:75
