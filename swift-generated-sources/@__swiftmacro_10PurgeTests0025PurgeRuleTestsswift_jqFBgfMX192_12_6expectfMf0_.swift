Testing.__checkBinaryOperation(totals.caches.items == 2 && totals.caches.bytes == 2_000,{ $0 && $1() },notes.purged.allSatisfy { $0.reason == .lowSpace },expression: .__fromBinaryOperation(.__fromSyntaxNode("totals.caches.items == 2 && totals.caches.bytes == 2_000"),"&&",.__fromSyntaxNode("notes.purged.allSatisfy { $0.reason == .lowSpace }")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/PurgeRuleTests.swift:193:13-193:132
