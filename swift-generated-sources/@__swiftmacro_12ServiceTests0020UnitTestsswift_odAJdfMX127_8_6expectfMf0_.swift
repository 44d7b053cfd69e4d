Testing.__checkClosureCall(throws: UserUnit.Refusal.self,performing: { try UserUnit(program: "/c".bytes + [0xff], arguments: []) },expression: .__fromSyntaxNode(#"try UserUnit(program: "/c".bytes + [0xff], arguments: [])"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/UnitTests.swift:128:9-128:109
