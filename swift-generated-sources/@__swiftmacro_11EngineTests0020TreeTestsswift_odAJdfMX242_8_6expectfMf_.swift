Testing.__checkBinaryOperation(stored["a/file".bytes]?.content,{ $0 == $1() },"changed".bytes,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"stored["a/file".bytes]?.content"#),"==",.__fromSyntaxNode(#""changed".bytes"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/TreeTests.swift:243:9-243:68
