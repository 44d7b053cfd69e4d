Testing.__checkValue(after.damage.versions.allSatisfy { $0.path != Array("fresh".utf8) },expression: .__fromSyntaxNode(#"after.damage.versions.allSatisfy { $0.path != Array("fresh".utf8) }"#),comments: ["\(path)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/BadSectorTests.swift:122:13-122:100
