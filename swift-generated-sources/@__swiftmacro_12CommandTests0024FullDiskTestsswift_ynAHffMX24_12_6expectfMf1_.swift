Testing.__checkBinaryOperation(ended.errors.contains("MiB free, "),{ $0 && $1() },ended.errors.contains("\n  next: free some space there"),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"ended.errors.contains("MiB free, ")"#),"&&",.__fromSyntaxNode(#"ended.errors.contains("\n  next: free some space there")"#)),comments: ["\(ended.errors)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/FullDiskTests.swift:25:13-25:136
