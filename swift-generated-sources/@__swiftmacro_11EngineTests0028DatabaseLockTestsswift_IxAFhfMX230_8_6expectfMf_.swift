Testing.__checkBinaryOperation(first.failures.isEmpty,{ $0 && $1() },first.counts.new > 0,expression: .__fromBinaryOperation(.__fromSyntaxNode("first.failures.isEmpty"),"&&",.__fromSyntaxNode("first.counts.new > 0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/DatabaseLockTests.swift:231:9-231:64
