Testing.__checkValue(isRight,expression: .__fromSyntaxNode("isRight"),comments: ["\(offset), \(count)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/BadSectorTests.swift:270:13-270:52
