Testing.__checkBinaryOperation(notes.why("/t/swapped") == .changed && notes.why("/t/gone") == nil,{ $0 && $1() },notes.why("/t/busy") == .mount,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"notes.why("/t/swapped") == .changed && notes.why("/t/gone") == nil"#),"&&",.__fromSyntaxNode(#"notes.why("/t/busy") == .mount"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/PurgeRuleTests.swift:123:9-123:118
