Testing.__checkBinaryOperation(result.counts.deleted == 0,{ $0 && $1() },result.failures.isEmpty,expression: .__fromBinaryOperation(.__fromSyntaxNode("result.counts.deleted == 0"),"&&",.__fromSyntaxNode("result.failures.isEmpty")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PlaceTests.swift:236:9-236:71
