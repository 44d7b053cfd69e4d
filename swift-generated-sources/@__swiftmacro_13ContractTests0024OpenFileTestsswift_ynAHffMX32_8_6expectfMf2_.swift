Testing.__checkValue(try !opened("file").findWriter(),expression: .__fromSyntaxNode(#"try !opened("file").findWriter()"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/OpenFileTests.swift:33:9-33:50
