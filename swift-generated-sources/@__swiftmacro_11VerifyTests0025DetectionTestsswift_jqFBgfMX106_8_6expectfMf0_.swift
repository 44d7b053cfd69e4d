Testing.__checkValue(try test.verify(.all).isDamaged,expression: .__fromSyntaxNode("try test.verify(.all).isDamaged"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/DetectionTests.swift:107:9-107:49
