Testing.__checkBinaryOperation(notes.paths == ["/t/free"] && notes.why("/t/numbered") == .held,{ $0 && $1() },totals.stayed == 6,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"notes.paths == ["/t/free"] && notes.why("/t/numbered") == .held"#),"&&",.__fromSyntaxNode("totals.stayed == 6")),comments: [.__line("// Where /proc may name another device than stat(2) does, the inode's number is enough to stay.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/PurgeRuleTests.swift:118:9-118:103
