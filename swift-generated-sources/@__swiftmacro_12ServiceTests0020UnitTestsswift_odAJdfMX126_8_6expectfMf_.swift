Testing.__checkClosureCall(throws: UserUnit.Refusal.self,performing: { try UserUnit(program: "/cairn".bytes, arguments: [[0xff]]) },expression: .__fromSyntaxNode(#"try UserUnit(program: "/cairn".bytes, arguments: [[0xff]])"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/UnitTests.swift:127:9-127:110
