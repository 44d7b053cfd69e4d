Testing.__checkBinaryOperation(content.map { !$0.isEmpty && $0.allSatisfy { $0 == 1 } },{ $0 == $1() },true,expression: .__fromBinaryOperation(.__fromSyntaxNode("content.map { !$0.isEmpty && $0.allSatisfy { $0 == 1 } }"),"==",.__fromSyntaxNode("true")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/UnstableFileTests.swift:92:9-92:82
