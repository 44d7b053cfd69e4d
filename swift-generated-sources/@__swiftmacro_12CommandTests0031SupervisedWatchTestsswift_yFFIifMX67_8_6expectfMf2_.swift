Testing.__checkBinaryOperation(said.contains(" error: the new settings are refused, the old ones stay: "),{ $0 && $1() },!said.contains("CommandFailure"),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"said.contains(" error: the new settings are refused, the old ones stay: ")"#),"&&",.__fromSyntaxNode(#"!said.contains("CommandFailure")"#)),comments: ["\(said)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/SupervisedWatchTests.swift:68:9-68:139
