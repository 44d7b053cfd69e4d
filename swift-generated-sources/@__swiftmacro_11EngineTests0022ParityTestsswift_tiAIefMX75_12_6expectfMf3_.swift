Testing.__checkValue(try parity.heal(id) == .whole,expression: .__fromSyntaxNode("try parity.heal(id) == .whole"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ParityTests.swift:76:13-76:51
