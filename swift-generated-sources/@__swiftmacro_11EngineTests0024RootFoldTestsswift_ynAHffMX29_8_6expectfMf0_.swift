Testing.__checkBinaryOperation(wide.counts.bytesRead,{ $0 == $1() },6,expression: .__fromBinaryOperation(.__fromSyntaxNode("wide.counts.bytesRead"),"==",.__fromSyntaxNode("6")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RootFoldTests.swift:30:9-30:44
