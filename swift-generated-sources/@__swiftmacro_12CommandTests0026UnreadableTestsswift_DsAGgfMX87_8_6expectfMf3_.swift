Testing.__checkBinaryOperation(found.keys.sorted { $0.lexicographicallyPrecedes($1) },{ $0 == $1() },expected.keys.sorted { $0.lexicographicallyPrecedes($1) },expression: .__fromBinaryOperation(.__fromSyntaxNode("found.keys.sorted { $0.lexicographicallyPrecedes($1) }"),"==",.__fromSyntaxNode("expected.keys.sorted { $0.lexicographicallyPrecedes($1) }")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/UnreadableTests.swift:88:9-88:133
