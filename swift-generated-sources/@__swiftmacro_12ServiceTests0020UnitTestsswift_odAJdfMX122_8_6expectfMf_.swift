Testing.__checkClosureCall(throws: UserUnit.Refusal.self,performing: { try UserUnit(program: path.bytes, arguments: []) },expression: .__fromSyntaxNode("try UserUnit(program: path.bytes, arguments: [])"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/UnitTests.swift:123:9-123:100
