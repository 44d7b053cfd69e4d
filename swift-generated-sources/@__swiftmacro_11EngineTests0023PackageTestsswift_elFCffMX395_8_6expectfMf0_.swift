Testing.__checkValue(try rig.stored().count == 3_001,expression: .__fromSyntaxNode("try rig.stored().count == 3_001"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PackageTests.swift:396:9-396:49
