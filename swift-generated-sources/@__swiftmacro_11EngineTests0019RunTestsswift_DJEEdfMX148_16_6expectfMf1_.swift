Testing.__checkValue(try rig.differences(rebuilt: true) == [],expression: .__fromSyntaxNode("try rig.differences(rebuilt: true) == []"),comments: ["\(place)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RunTests.swift:149:17-149:78
