Testing.__checkValue(try packages(rig) == [] && rig.differences() == [],expression: .__fromSyntaxNode("try packages(rig) == [] && rig.differences() == []"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PackageTests.swift:104:9-104:68
