Testing.__checkValue(try test.content(pack).count == length,expression: .__fromSyntaxNode("try test.content(pack).count == length"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/DetectionTests.swift:204:13-204:60
