Testing.__checkValue(try rig.differences() == [],expression: .__fromSyntaxNode("try rig.differences() == []"),comments: ["operation \(operation)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RunTests.swift:120:13-120:75
