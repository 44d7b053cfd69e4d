Testing.__checkValue(try isUnfinished(name),expression: .__fromSyntaxNode("try isUnfinished(name)"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/LeftoverTests.swift:22:13-22:44
