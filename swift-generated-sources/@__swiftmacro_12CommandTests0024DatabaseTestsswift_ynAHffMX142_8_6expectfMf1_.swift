Testing.__checkBinaryOperation(again?.number("unchanged") == 1,{ $0 && $1() },again?.number("changed") == 0,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"again?.number("unchanged") == 1"#),"&&",.__fromSyntaxNode(#"again?.number("changed") == 0"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/DatabaseTests.swift:143:9-143:82
