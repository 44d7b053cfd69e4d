Testing.__checkBinaryOperation(!packs.isEmpty,{ $0 && $1() },packs.allSatisfy { Self.isImmutable(sandbox, $0) },expression: .__fromBinaryOperation(.__fromSyntaxNode("!packs.isEmpty"),"&&",.__fromSyntaxNode("packs.allSatisfy { Self.isImmutable(sandbox, $0) }")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ImmutableTests.swift:54:9-54:86
