Testing.__checkValue(isSame,expression: .__fromSyntaxNode("isSame"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/CareTests.swift:187:9-187:24
