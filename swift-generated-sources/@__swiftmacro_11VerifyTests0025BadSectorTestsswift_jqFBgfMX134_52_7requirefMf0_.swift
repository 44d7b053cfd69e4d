Testing.__checkValue(try known.rootEntry(root, at: commit.number),expression: .__fromSyntaxNode("try known.rootEntry(root, at: commit.number)"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/VerifyTests/BadSectorTests.swift:135:53-135:107
