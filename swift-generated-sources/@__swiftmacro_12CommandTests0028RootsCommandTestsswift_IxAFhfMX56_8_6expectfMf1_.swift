Testing.__checkBinaryOperation(ended.errors.contains("it is a socket"),{ $0 && $1() },ended.errors.contains(sandbox.file("missing")),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"ended.errors.contains("it is a socket")"#),"&&",.__fromSyntaxNode(#"ended.errors.contains(sandbox.file("missing"))"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RootsCommandTests.swift:57:9-57:107
