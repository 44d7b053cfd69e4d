Testing.__checkValue(try test.verify().damage.versions.first,expression: .__fromSyntaxNode("try test.verify().damage.versions.first"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/VerifyTests/DetectionTests.swift:186:27-186:76
