Testing.__checkBinaryOperation(folded.split(separator: " ").count { $0 == "5" },{ $0 == $1() },2,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"folded.split(separator: " ").count { $0 == "5" }"#),"==",.__fromSyntaxNode("2")),comments: ["\(folded)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/SnapshotListTests.swift:39:9-39:84
