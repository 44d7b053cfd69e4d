Testing.__checkValue(try theirs.entries().map(\.name) == [name],expression: .__fromSyntaxNode(#"try theirs.entries().map(\.name) == [name]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/LeftoverTests.swift:24:13-24:64
