Testing.__checkBinaryOperation(mapped.uid == 2000,{ $0 && $1() },mapped.gid == 3000,expression: .__fromBinaryOperation(.__fromSyntaxNode("mapped.uid == 2000"),"&&",.__fromSyntaxNode("mapped.gid == 3000")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RelocationTests.swift:70:9-70:58
