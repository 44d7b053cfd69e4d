Testing.__checkFunctionCall(watch.child.errorsSoFar.self,calling: {
  $0.contains($1)
},"error: nothing has succeeded for 6",expression: .__fromFunctionCall(.__fromSyntaxNode("watch.child.errorsSoFar"),"contains",(nil,.__fromStringLiteral(#""error: nothing has succeeded for 6""#, "error: nothing has succeeded for 6"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WatchHookTests.swift:120:9-120:88
