Testing.__checkValue(try scratch.copy(from: file, at: UInt64(content.count), count: 10) == 0,expression: .__fromSyntaxNode("try scratch.copy(from: file, at: UInt64(content.count), count: 10) == 0"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/CloneTests.swift:64:9-64:89
