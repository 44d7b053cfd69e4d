Testing.__checkBinaryOperation(result.counts.changed == 1,{ $0 && $1() },result.counts.unchanged == 0,expression: .__fromBinaryOperation(.__fromSyntaxNode("result.counts.changed == 1"),"&&",.__fromSyntaxNode("result.counts.unchanged == 0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PlaceTests.swift:71:9-71:76
