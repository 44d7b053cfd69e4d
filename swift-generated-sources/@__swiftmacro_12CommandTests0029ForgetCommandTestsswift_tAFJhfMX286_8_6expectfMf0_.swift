Testing.__checkFunctionCall(refused.errors.self,calling: {
  $0.contains($1)
},"locked by process",expression: .__fromFunctionCall(.__fromSyntaxNode("refused.errors"),"contains",(nil,.__fromStringLiteral(#""locked by process""#, "locked by process"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:287:9-287:62
