Testing.__checkValue(try known.roots().first,expression: .__fromSyntaxNode("try known.roots().first"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/VerifyTests/BadSectorTests.swift:134:28-134:61
