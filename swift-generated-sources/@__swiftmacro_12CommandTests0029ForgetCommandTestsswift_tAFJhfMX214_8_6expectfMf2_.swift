Testing.__checkFunctionCall(ended.errors.self,calling: {
  $0.contains($1)
},"is still there and will be stored again",expression: .__fromFunctionCall(.__fromSyntaxNode("ended.errors"),"contains",(nil,.__fromStringLiteral(#""is still there and will be stored again""#, "is still there and will be stored again"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:215:9-215:82
