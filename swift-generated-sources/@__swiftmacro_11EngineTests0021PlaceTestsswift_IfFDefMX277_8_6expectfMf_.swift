Testing.__checkBinaryOperation(result.counts.deleted,{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("result.counts.deleted"),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PlaceTests.swift:278:9-278:44
