Testing.__checkValue(rig.commits().last { $0.commit.kind == .beforeRestore },expression: .__fromSyntaxNode("rig.commits().last { $0.commit.kind == .beforeRestore }"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/VerifyTests/InPlaceTests.swift:88:24-88:89
