Testing.__checkValue(try PackFiles.list(rig.storage).first { $0.isSealed },expression: .__fromSyntaxNode("try PackFiles.list(rig.storage).first { $0.isSealed }"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/VerifyTests/BadSectorTests.swift:169:24-169:87
