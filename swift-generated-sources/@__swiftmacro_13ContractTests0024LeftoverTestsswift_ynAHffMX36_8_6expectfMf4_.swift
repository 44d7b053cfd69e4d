Testing.__checkValue(try isUnfinished(directory),expression: .__fromSyntaxNode("try isUnfinished(directory)"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/LeftoverTests.swift:37:9-37:45
