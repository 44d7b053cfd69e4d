Testing.__checkBinaryOperation(ended.text.contains("backed up "),{ $0 && $1() },ended.text.contains(sandbox.file("elsewhere")),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"ended.text.contains("backed up ")"#),"&&",.__fromSyntaxNode(#"ended.text.contains(sandbox.file("elsewhere"))"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/StandardRootsTests.swift:13:9-13:101
