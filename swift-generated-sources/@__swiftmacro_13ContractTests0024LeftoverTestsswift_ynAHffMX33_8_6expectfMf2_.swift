Testing.__checkValue(try isUnfinished(name) && theirs.removeLeftover(name),expression: .__fromSyntaxNode("try isUnfinished(name) && theirs.removeLeftover(name)"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/LeftoverTests.swift:34:9-34:71
