Testing.__checkBinaryOperation(ended.errors.contains("older than this machine has seen it"),{ $0 && $1() },ended.errors.contains("--accept-rollback"),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"ended.errors.contains("older than this machine has seen it")"#),"&&",.__fromSyntaxNode(#"ended.errors.contains("--accept-rollback")"#)),comments: ["\(ended.errors)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RollBackTests.swift:33:13-33:147
