Testing.__checkValue(rig.storage.contents[pack],expression: .__fromSyntaxNode("rig.storage.contents[pack]"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/VerifyTests/BadSectorTests.swift:194:25-194:61
