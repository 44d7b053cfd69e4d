Testing.__checkValue(try rig.differences() == [],expression: .__fromSyntaxNode("try rig.differences() == []"),comments: ["operation \(operation)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RunTests.swift:122:13-122:75
