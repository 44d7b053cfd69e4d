Testing.__checkBinaryOperation(listed.contains("/letter"),{ $0 && $1() },!listed.contains("cache-of-mine"),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"listed.contains("/letter")"#),"&&",.__fromSyntaxNode(#"!listed.contains("cache-of-mine")"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RootsCommandTests.swift:98:9-98:81
