Testing.__checkBinaryOperation(result.counts.deleted,{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("result.counts.deleted"),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/TreeTests.swift:115:9-115:44
