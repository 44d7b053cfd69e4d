Testing.__checkValue(try test.verify(.none).isDamaged,expression: .__fromSyntaxNode("try test.verify(.none).isDamaged"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/DetectionTests.swift:109:9-109:50
