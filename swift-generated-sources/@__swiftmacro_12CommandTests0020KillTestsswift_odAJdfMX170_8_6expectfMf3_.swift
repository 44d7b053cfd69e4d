Testing.__checkBinaryOperation((summary?.number("new") ?? 0) < tree.count,{ $0 && $1() },(summary?.number("unchanged") ?? 0) > 0,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"(summary?.number("new") ?? 0) < tree.count"#),"&&",.__fromSyntaxNode(#"(summary?.number("unchanged") ?? 0) > 0"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/KillTests.swift:171:9-171:103
