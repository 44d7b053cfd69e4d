Testing.__checkValue(try purge(roots).totals.items == 0,expression: .__fromSyntaxNode("try purge(roots).totals.items == 0"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/PurgeRuleTests.swift:197:9-197:52
