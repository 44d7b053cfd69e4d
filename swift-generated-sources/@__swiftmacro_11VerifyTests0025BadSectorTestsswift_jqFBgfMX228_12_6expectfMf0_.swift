Testing.__checkValue(try examine(storage) == nil,expression: .__fromSyntaxNode("try examine(storage) == nil"),comments: ["read \(number)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/BadSectorTests.swift:229:13-229:67
