Testing.__checkBinaryOperation(result.counts.new,{ $0 == $1() },1,expression: .__fromBinaryOperation(.__fromSyntaxNode("result.counts.new"),"==",.__fromSyntaxNode("1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/TreeTests.swift:226:9-226:40
