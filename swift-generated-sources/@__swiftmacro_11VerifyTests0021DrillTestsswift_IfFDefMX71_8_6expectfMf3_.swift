Testing.__checkValue(try rig.left == [],expression: .__fromSyntaxNode("try rig.left == []"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/DrillTests.swift:72:9-72:36
