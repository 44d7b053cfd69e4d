Testing.__checkValue(try test.packs.max { try test.content($0).count < test.content($1).count },expression: .__fromSyntaxNode("try test.packs.max { try test.content($0).count < test.content($1).count }"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/VerifyTests/DrillTests.swift:121:24-121:108
