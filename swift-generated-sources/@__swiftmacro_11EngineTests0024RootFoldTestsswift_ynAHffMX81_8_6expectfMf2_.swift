Testing.__checkBinaryOperation(widest.counts.new == 0 && widest.counts.deleted == 0,{ $0 && $1() },widest.counts.bytesRead == 0,expression: .__fromBinaryOperation(.__fromSyntaxNode("widest.counts.new == 0 && widest.counts.deleted == 0"),"&&",.__fromSyntaxNode("widest.counts.bytesRead == 0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RootFoldTests.swift:82:9-82:102
