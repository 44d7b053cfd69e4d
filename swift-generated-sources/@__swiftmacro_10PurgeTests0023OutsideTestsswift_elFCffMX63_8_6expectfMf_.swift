Testing.__checkBinaryOperation(totals.items == 1 && notes.stayed.isEmpty,{ $0 && $1() },notes.purged.first?.path.count == 40 * 251 + 4,expression: .__fromBinaryOperation(.__fromSyntaxNode("totals.items == 1 && notes.stayed.isEmpty"),"&&",.__fromSyntaxNode("notes.purged.first?.path.count == 40 * 251 + 4")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/OutsideTests.swift:64:9-64:109
