Testing.__checkValue(try opened("file").lockShared(0..<100),expression: .__fromSyntaxNode(#"try opened("file").lockShared(0..<100)"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/OpenFileTests.swift:79:9-79:56
