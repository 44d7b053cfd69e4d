Testing.__checkValue(try rig.drill(.versions(7)).versions == 7,expression: .__fromSyntaxNode("try rig.drill(.versions(7)).versions == 7"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/DrillTests.swift:103:9-103:59
