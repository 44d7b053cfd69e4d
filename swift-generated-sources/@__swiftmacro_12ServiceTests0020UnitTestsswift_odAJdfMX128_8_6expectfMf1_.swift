Testing.__checkClosureCall(throws: UserUnit.Refusal.self,performing: { try UserUnit(program: "/c".bytes, arguments: ["a\0b".bytes]) },expression: .__fromSyntaxNode(#"try UserUnit(program: "/c".bytes, arguments: ["a\0b".bytes])"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/UnitTests.swift:129:9-129:112
