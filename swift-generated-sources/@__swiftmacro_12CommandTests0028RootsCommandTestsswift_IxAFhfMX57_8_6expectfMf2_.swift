Testing.__checkFunctionCall(ended.errors.self,calling: {
  $0.contains($1)
},"it lies in the repository",expression: .__fromFunctionCall(.__fromSyntaxNode("ended.errors"),"contains",(nil,.__fromStringLiteral(#""it lies in the repository""#, "it lies in the repository"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RootsCommandTests.swift:58:9-58:68
