Testing.__checkValue(try rig.drill(.everything).comparedLive == 1,expression: .__fromSyntaxNode("try rig.drill(.everything).comparedLive == 1"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/DrillTests.swift:154:9-154:62
