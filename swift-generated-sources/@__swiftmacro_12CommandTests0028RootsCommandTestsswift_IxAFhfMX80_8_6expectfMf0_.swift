Testing.__checkFunctionCall(ended.lines.self,calling: {
  $0.contains($1)
},"Data/docs/letter",expression: .__fromFunctionCall(.__fromSyntaxNode("ended.lines"),"contains",(nil,.__fromStringLiteral(#""Data/docs/letter""#, "Data/docs/letter"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RootsCommandTests.swift:81:9-81:58
