Testing.__checkBinaryOperation(told.text.contains("cannot be restored whole"),{ $0 && $1() },told.errors.contains("cairn: "),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"told.text.contains("cannot be restored whole")"#),"&&",.__fromSyntaxNode(#"told.errors.contains("cairn: ")"#)),comments: ["\(verb): \(told.text)\(told.errors)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/CareTests.swift:198:13-198:142
