Testing.__checkValue(try !isUnfinished(temporary),expression: .__fromSyntaxNode("try !isUnfinished(temporary)"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/LeftoverTests.swift:50:9-50:46
