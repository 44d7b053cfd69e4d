Testing.__checkBinaryOperation(result.counts.live,{ $0 == $1() },1,expression: .__fromBinaryOperation(.__fromSyntaxNode("result.counts.live"),"==",.__fromSyntaxNode("1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/TreeTests.swift:227:9-227:41
