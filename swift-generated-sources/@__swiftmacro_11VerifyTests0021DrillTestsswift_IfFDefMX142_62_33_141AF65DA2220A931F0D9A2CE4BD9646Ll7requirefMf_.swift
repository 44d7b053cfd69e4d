Testing.__checkValue(try reader.roots().first,expression: .__fromSyntaxNode("try reader.roots().first"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/VerifyTests/DrillTests.swift:143:63-143:97
