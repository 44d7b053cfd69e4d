Testing.__checkBinaryOperation(narrow.counts.new == 0 && narrow.counts.deleted == 0,{ $0 && $1() },narrow.counts.unchanged == 2,expression: .__fromBinaryOperation(.__fromSyntaxNode("narrow.counts.new == 0 && narrow.counts.deleted == 0"),"&&",.__fromSyntaxNode("narrow.counts.unchanged == 2")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RootFoldTests.swift:91:9-91:102
