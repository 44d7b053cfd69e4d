Testing.__checkBinaryOperation(kept.contains("source/scratch/b") && kept.contains("source/a"),{ $0 && $1() },!kept.contains("source/scratch/never"),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"kept.contains("source/scratch/b") && kept.contains("source/a")"#),"&&",.__fromSyntaxNode(#"!kept.contains("source/scratch/never")"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ExcludeTests.swift:114:9-114:122
