Testing.__checkBinaryOperation(totals.failed == 2 && totals.stayed == 1 && notes.why("/away") == nil,{ $0 && $1() },notes.why("/mount") == .mount,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"totals.failed == 2 && totals.stayed == 1 && notes.why("/away") == nil"#),"&&",.__fromSyntaxNode(#"notes.why("/mount") == .mount"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/PurgeRuleTests.swift:281:9-281:120
