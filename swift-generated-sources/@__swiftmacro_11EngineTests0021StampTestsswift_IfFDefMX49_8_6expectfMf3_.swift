Testing.__checkFunctionCall((),calling: { 
  isSettled(after: $1)
},-1_000,expression: .__fromNegation(.__fromFunctionCall(nil,"isSettled",("after",.__fromSyntaxNode("-1_000"))), false),comments: [.__line("// A time in the future proves nothing.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/StampTests.swift:50:9-50:43
