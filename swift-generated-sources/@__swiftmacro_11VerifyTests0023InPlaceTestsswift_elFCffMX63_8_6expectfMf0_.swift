Testing.__checkValue(["extra-1", "extra-2", "gone"].allSatisfy { rig.content($0) == nil },expression: .__fromSyntaxNode(#"["extra-1", "extra-2", "gone"].allSatisfy { rig.content($0) == nil }"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/InPlaceTests.swift:64:9-64:86
