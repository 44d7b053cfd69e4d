Testing.__checkBinaryOperation(result.counts.failed,{ $0 == $1() },1,expression: .__fromBinaryOperation(.__fromSyntaxNode("result.counts.failed"),"==",.__fromSyntaxNode("1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/UnstableFileTests.swift:153:9-153:43
