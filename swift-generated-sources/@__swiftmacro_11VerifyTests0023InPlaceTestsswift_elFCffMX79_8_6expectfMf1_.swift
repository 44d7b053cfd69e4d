Testing.__checkValue(left.values.allSatisfy { $0.contains("changed or made after") },expression: .__fromSyntaxNode(#"left.values.allSatisfy { $0.contains("changed or made after") }"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/InPlaceTests.swift:80:9-80:81
