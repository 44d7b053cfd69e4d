Testing.__checkBinaryOperation(stored["b/file".bytes]?.content,{ $0 == $1() },"2".bytes,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"stored["b/file".bytes]?.content"#),"==",.__fromSyntaxNode(#""2".bytes"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/TreeTests.swift:244:9-244:62
