Testing.__checkPropertyAccess(rig.commits().self,getting: { $0.first },expression: .__fromPropertyAccess(.__fromSyntaxNode("rig.commits()"),.__fromSyntaxNode("first")),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/VerifyTests/InPlaceTests.swift:76:43-76:72
