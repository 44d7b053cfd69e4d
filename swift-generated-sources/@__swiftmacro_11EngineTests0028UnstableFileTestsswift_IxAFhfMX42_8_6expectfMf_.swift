Testing.__checkBinaryOperation(result.failures[0].path,{ $0 == $1() },"/home/file".bytes,expression: .__fromBinaryOperation(.__fromSyntaxNode("result.failures[0].path"),"==",.__fromSyntaxNode(#""/home/file".bytes"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/UnstableFileTests.swift:43:9-43:63
