Testing.__checkValue(try names() == [],expression: .__fromSyntaxNode("try names() == []"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/ReplacingTests.swift:56:9-56:35
