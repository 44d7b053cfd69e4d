Testing.__checkValue(try !isUnfinished(Array(name.utf8)),expression: .__fromSyntaxNode("try !isUnfinished(Array(name.utf8))"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/LeftoverTests.swift:44:13-44:57
