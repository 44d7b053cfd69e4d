Testing.__checkFunctionCall((),calling: { 
  isSettled(after: $1)
},10_000_000_000,expression: .__fromFunctionCall(nil,"isSettled",("after",.__fromSyntaxNode("10_000_000_000"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/StampTests.swift:48:9-48:50
