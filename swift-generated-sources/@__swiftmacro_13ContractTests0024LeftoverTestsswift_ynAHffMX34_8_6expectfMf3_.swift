Testing.__checkValue(try theirs.entries().isEmpty,expression: .__fromSyntaxNode("try theirs.entries().isEmpty"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/LeftoverTests.swift:35:9-35:46
