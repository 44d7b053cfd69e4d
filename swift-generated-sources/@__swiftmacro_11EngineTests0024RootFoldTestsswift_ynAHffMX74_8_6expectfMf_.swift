Testing.__checkBinaryOperation(wide.counts.new == 1 && wide.counts.deleted == 0,{ $0 && $1() },wide.counts.bytesRead == 6,expression: .__fromBinaryOperation(.__fromSyntaxNode("wide.counts.new == 1 && wide.counts.deleted == 0"),"&&",.__fromSyntaxNode("wide.counts.bytesRead == 6")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RootFoldTests.swift:75:9-75:96
