Testing.__checkValue(try rig.differences() == [] && rig.differences(rebuilt: true) == [],expression: .__fromSyntaxNode("try rig.differences() == [] && rig.differences(rebuilt: true) == []"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PackageTests.swift:81:9-81:85
