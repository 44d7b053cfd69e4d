Testing.__checkBinaryOperation(notes.purged.map(\.bytes).sorted() == [0, 0, 8_192],{ $0 && $1() },totals.bytes == 8_192,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"notes.purged.map(\.bytes).sorted() == [0, 0, 8_192]"#),"&&",.__fromSyntaxNode("totals.bytes == 8_192")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/PurgeRuleTests.swift:157:13-157:98
