Testing.__checkValue(try scratch.copy(from: file, at: 0, count: 6_000) == 6_000,expression: .__fromSyntaxNode("try scratch.copy(from: file, at: 0, count: 6_000) == 6_000"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/CloneTests.swift:63:9-63:76
