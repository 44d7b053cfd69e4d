Testing.__checkValue(try backUp(rig).failures.count == 1,expression: .__fromSyntaxNode("try backUp(rig).failures.count == 1"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PackageTests.swift:378:9-378:53
