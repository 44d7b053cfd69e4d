Testing.__checkValue(try examine(storage) == nil,expression: .__fromSyntaxNode("try examine(storage) == nil"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/BadSectorTests.swift:223:9-223:45
