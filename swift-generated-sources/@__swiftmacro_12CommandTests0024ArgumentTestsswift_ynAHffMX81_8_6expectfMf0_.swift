Testing.__checkBinaryOperation(shown.contains("7\\\\x1b") && shown.contains("0\\x1b]0;x\\x07"),{ $0 && $1() },shown.contains("5\\u{2028}next"),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"shown.contains("7\\\\x1b") && shown.contains("0\\x1b]0;x\\x07")"#),"&&",.__fromSyntaxNode(#"shown.contains("5\\u{2028}next")"#)),comments: ["\(shown)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ArgumentTests.swift:82:9-82:129
