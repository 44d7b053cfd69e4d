Testing.__checkBinaryOperation(wide.counts.deleted == 1,{ $0 && $1() },wide.counts.unchanged == 1,expression: .__fromBinaryOperation(.__fromSyntaxNode("wide.counts.deleted == 1"),"&&",.__fromSyntaxNode("wide.counts.unchanged == 1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RootFoldTests.swift:100:9-100:72
