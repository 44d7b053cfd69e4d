Testing.__checkBinaryOperation(ended.errors.contains("\(sandbox.file("file"))"),{ $0 && $1() },ended.errors.contains("it is a file, and a root is a directory"),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"ended.errors.contains("\(sandbox.file("file"))")"#),"&&",.__fromSyntaxNode(#"ended.errors.contains("it is a file, and a root is a directory")"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RootsCommandTests.swift:56:9-56:134
