Testing.__checkBinaryOperation(refused.errors.contains("the target has "),{ $0 && $1() },refused.errors.contains(" are needed"),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"refused.errors.contains("the target has ")"#),"&&",.__fromSyntaxNode(#"refused.errors.contains(" are needed")"#)),comments: ["\(refused.errors)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/FullDiskTests.swift:51:9-51:123
