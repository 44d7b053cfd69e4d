Testing.__checkValue(try found.withUnsafeMutableBytes { try scratch.content.read(at: 0, into: $0) } == content.count,expression: .__fromSyntaxNode("try found.withUnsafeMutableBytes { try scratch.content.read(at: 0, into: $0) } == content.count"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/CloneTests.swift:66:9-66:113
