Testing.__checkBinaryOperation(stored["file".bytes]?.content.count,{ $0 == $1() },size,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"stored["file".bytes]?.content.count"#),"==",.__fromSyntaxNode("size")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/UnstableFileTests.swift:45:9-45:61
