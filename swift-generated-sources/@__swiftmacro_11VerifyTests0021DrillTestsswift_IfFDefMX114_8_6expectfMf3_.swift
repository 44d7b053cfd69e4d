Testing.__checkValue(try rig.drill(.versions(4), seed: 99).bytes == one,expression: .__fromSyntaxNode("try rig.drill(.versions(4), seed: 99).bytes == one"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/DrillTests.swift:115:9-115:68
