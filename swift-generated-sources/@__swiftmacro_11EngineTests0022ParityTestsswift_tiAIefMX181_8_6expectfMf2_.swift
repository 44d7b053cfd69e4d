Testing.__checkValue(try parity.heal(id) == .beyond("its parity file belongs to another pack"),expression: .__fromSyntaxNode(#"try parity.heal(id) == .beyond("its parity file belongs to another pack")"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ParityTests.swift:182:9-182:91
