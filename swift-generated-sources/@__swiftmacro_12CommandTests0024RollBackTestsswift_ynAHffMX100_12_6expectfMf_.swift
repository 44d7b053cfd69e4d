Testing.__checkFunctionCall(ended.errors.self,calling: {
  $0.contains($1)
},"was encrypted",expression: .__fromFunctionCall(.__fromSyntaxNode("ended.errors"),"contains",(nil,.__fromStringLiteral(#""was encrypted""#, "was encrypted"))),comments: ["\(ended.errors)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RollBackTests.swift:101:13-101:79
