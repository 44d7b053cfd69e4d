Testing.__checkValue(try theirs.removeLeftover(name) == false,expression: .__fromSyntaxNode("try theirs.removeLeftover(name) == false"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/LeftoverTests.swift:23:13-23:62
