Testing.__checkBinaryOperation(ended.errors.hasPrefix("cairn: ") && ended.errors.contains(sandbox.repository),{ $0 && $1() },ended.errors.contains("\n  next: "),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"ended.errors.hasPrefix("cairn: ") && ended.errors.contains(sandbox.repository)"#),"&&",.__fromSyntaxNode(#"ended.errors.contains("\n  next: ")"#)),comments: ["\(ended.errors)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WatchEndTests.swift:17:9-17:154
