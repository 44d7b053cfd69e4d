Testing.__checkValue(notes.purged.allSatisfy { $0.lastUse.seconds == max(accessed, modified, changed) && $0.time == clock.now() },expression: .__fromSyntaxNode("notes.purged.allSatisfy { $0.lastUse.seconds == max(accessed, modified, changed) && $0.time == clock.now() }"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/PurgeRuleTests.swift:46:9-46:126
