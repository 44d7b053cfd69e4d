Testing.__checkFunctionCall(ended.errors.self,calling: {
  $0.contains($1)
},"everything compared",expression: .__fromNegation(.__fromFunctionCall(.__fromSyntaxNode("ended.errors"),"contains",(nil,.__fromStringLiteral(#""everything compared""#, "everything compared"))), false),comments: ["the test came too late"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WatchEndTests.swift:108:9-108:89
