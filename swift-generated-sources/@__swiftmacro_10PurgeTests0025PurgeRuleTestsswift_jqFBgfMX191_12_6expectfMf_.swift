Testing.__checkBinaryOperation(notes.paths == ["/c/deep/oldest", "/other/second"],{ $0 && $1() },notes.measured == [1_500],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"notes.paths == ["/c/deep/oldest", "/other/second"]"#),"&&",.__fromSyntaxNode("notes.measured == [1_500]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/PurgeRuleTests.swift:192:13-192:101
