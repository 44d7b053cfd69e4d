Testing.__checkValue(try scratch.copy(from: file, at: 4_000, count: 1 << 20) == content.count - 4_000,expression: .__fromSyntaxNode("try scratch.copy(from: file, at: 4_000, count: 1 << 20) == content.count - 4_000"),comments: [.__line("// The end first, then over it.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/CloneTests.swift:62:9-62:98
