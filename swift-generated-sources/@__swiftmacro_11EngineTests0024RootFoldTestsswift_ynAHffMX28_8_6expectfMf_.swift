Testing.__checkBinaryOperation(wide.counts.new == 1 && wide.counts.changed == 0 && wide.counts.deleted == 0,{ $0 && $1() },wide.counts.unchanged == 2,expression: .__fromBinaryOperation(.__fromSyntaxNode("wide.counts.new == 1 && wide.counts.changed == 0 && wide.counts.deleted == 0"),"&&",.__fromSyntaxNode("wide.counts.unchanged == 2")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RootFoldTests.swift:29:9-29:124
