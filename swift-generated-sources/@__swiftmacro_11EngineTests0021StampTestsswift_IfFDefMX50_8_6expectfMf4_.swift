Testing.__checkFunctionCall((),calling: { 
  isSettled(after: $1)
},-5_000_000_000,expression: .__fromNegation(.__fromFunctionCall(nil,"isSettled",("after",.__fromSyntaxNode("-5_000_000_000"))), false),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/StampTests.swift:51:9-51:51
