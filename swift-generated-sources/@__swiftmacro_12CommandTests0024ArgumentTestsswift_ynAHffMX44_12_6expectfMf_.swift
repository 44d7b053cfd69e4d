Testing.__checkBinaryOperation(ended.errors.contains("is an address ("),{ $0 || $1() },ended.errors.contains("was not expanded by the shell"),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"ended.errors.contains("is an address (")"#),"||",.__fromSyntaxNode(#"ended.errors.contains("was not expanded by the shell")"#)),comments: ["\(words): \(ended.errors)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ArgumentTests.swift:45:13-45:149
