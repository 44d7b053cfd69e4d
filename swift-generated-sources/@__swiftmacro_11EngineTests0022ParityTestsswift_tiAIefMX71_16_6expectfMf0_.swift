Testing.__checkValue(isSame,expression: .__fromSyntaxNode("isSame"),comments: ["\(harm) of \(amount) bytes"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ParityTests.swift:72:17-72:62
