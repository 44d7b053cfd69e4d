Testing.__checkBinaryOperation(empty.contains("cairn is not running"),{ $0 && $1() },empty.contains("none yet"),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"empty.contains("cairn is not running")"#),"&&",.__fromSyntaxNode(#"empty.contains("none yet")"#)),comments: ["\(empty)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/StatusTests.swift:107:9-107:98
