Testing.__checkBinaryOperation(pruned?.number("bytes_freed") ?? 0 > 600_000,{ $0 && $1() },pruned?.texts("left") == [],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"pruned?.number("bytes_freed") ?? 0 > 600_000"#),"&&",.__fromSyntaxNode(#"pruned?.texts("left") == []"#)),comments: ["\(pruned?.fields ?? [:])"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/DaemonLoanTests.swift:70:9-70:121
