Testing.__checkBinaryOperation(ended.errors.contains("there is no Music directory"),{ $0 && $1() },!ended.errors.contains("Videos"),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"ended.errors.contains("there is no Music directory")"#),"&&",.__fromSyntaxNode(#"!ended.errors.contains("Videos")"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RootsCommandTests.swift:22:9-22:106
