Testing.__checkFunctionCall((),calling: { 
  isSettled(after: $1)
},20_000_001,expression: .__fromFunctionCall(nil,"isSettled",("after",.__fromSyntaxNode("20_000_001"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/StampTests.swift:47:9-47:46
