Testing.__checkBinaryOperation(first.contains("line 0 "),{ $0 && $1() },!first.contains("line 4999 "),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"first.contains("line 0 ")"#),"&&",.__fromSyntaxNode(#"!first.contains("line 4999 ")"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/LogTests.swift:149:9-149:76
