Testing.__checkValue(try rig.left == [],expression: .__fromSyntaxNode("try rig.left == []"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/DrillTests.swift:138:9-138:36
