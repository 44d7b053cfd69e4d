Testing.__checkValue(try rig.differences() == [],expression: .__fromSyntaxNode("try rig.differences() == []"),comments: ["\(place)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RunTests.swift:147:17-147:65
