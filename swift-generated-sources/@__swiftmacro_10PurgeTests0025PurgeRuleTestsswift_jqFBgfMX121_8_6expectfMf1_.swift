Testing.__checkBinaryOperation(notes.why("/t/open") == .held && notes.why("/t/mapped") == .held,{ $0 && $1() },notes.why("/t/asked") == .held,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"notes.why("/t/open") == .held && notes.why("/t/mapped") == .held"#),"&&",.__fromSyntaxNode(#"notes.why("/t/asked") == .held"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/PurgeRuleTests.swift:122:9-122:116
