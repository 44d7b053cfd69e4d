Testing.__checkFunctionCall((),calling: { 
  isSettled(after: $1)
},0,expression: .__fromNegation(.__fromFunctionCall(nil,"isSettled",("after",.__fromSyntaxNode("0"))), false),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/StampTests.swift:45:9-45:38
