Testing.__checkValue(try rig.drill(.everything).outcome == .fine,expression: .__fromSyntaxNode("try rig.drill(.everything).outcome == .fine"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/DrillTests.swift:238:9-238:61
