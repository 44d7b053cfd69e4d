Testing.__checkBinaryOperation(inside == 30 || found["a.rtfd"] == nil,{ $0 || $1() },found["a.rtfd"]?.isFuzzy == true,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"inside == 30 || found["a.rtfd"] == nil"#),"||",.__fromSyntaxNode(#"found["a.rtfd"]?.isFuzzy == true"#)),comments: ["\(inside) items"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PackageTests.swift:368:9-368:111
