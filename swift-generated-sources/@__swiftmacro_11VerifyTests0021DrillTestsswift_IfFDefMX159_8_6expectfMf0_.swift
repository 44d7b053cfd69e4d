Testing.__checkValue(try rig.drill(.everything).outcome == .fine,expression: .__fromSyntaxNode("try rig.drill(.everything).outcome == .fine"),comments: [.__line("// An ordinary change: it is to be kept by the next backup.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/DrillTests.swift:160:9-160:61
