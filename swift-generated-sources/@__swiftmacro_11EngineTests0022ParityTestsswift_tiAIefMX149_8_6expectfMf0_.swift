Testing.__checkValue(try parity.heal(id) == .noParity,expression: .__fromSyntaxNode("try parity.heal(id) == .noParity"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ParityTests.swift:150:9-150:50
