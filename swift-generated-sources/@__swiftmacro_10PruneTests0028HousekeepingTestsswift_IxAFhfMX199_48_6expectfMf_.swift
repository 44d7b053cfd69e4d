Testing.__checkValue(try !stored.read(root: "/home/ada", at: point.number).isEmpty,expression: .__fromSyntaxNode(#"try !stored.read(root: "/home/ada", at: point.number).isEmpty"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/HousekeepingTests.swift:200:49-200:119
