Testing.__checkBinaryOperation(ended.errors.contains("a symbolic link stands in the way"),{ $0 || $1() },ended.errors.contains("not a directory"),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"ended.errors.contains("a symbolic link stands in the way")"#),"||",.__fromSyntaxNode(#"ended.errors.contains("not a directory")"#)),comments: ["\(ended.errors)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RestoreTests.swift:215:9-215:139
