Testing.__checkValue(try test.records().filter { $0.header.kind == .commit }.dropFirst().first,expression: .__fromSyntaxNode("try test.records().filter { $0.header.kind == .commit }.dropFirst().first"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/VerifyTests/RepairTests.swift:172:26-172:109
