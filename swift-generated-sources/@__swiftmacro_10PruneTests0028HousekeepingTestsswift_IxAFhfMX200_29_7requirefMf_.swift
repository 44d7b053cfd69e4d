Testing.__checkValue(try stored.commits().last,expression: .__fromSyntaxNode("try stored.commits().last"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/PruneTests/HousekeepingTests.swift:201:30-201:65
