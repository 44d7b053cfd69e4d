Testing.__checkBinaryOperation(!found.contains(0xee),{ $0 && $1() },found.last == 0,expression: .__fromBinaryOperation(.__fromSyntaxNode("!found.contains(0xee)"),"&&",.__fromSyntaxNode("found.last == 0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/WriteAheadLogTests.swift:164:13-164:62
