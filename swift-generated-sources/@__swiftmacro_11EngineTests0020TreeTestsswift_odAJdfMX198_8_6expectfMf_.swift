Testing.__checkBinaryOperation(result.counts.deleted,{ $0 == $1() },1,expression: .__fromBinaryOperation(.__fromSyntaxNode("result.counts.deleted"),"==",.__fromSyntaxNode("1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/TreeTests.swift:199:9-199:44
