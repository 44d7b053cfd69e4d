Testing.__checkValue(try theirs.entries().first?.name,expression: .__fromSyntaxNode("try theirs.entries().first?.name"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/ContractTests/LeftoverTests.swift:21:28-21:70
