Testing.__checkFunctionCall(watch.self,calling: {
  $0.logs($1)
},"the hook on-commit ran for longer than 1s",expression: .__fromFunctionCall(.__fromSyntaxNode("watch"),"logs",(nil,.__fromStringLiteral(#""the hook on-commit ran for longer than 1s""#, "the hook on-commit ran for longer than 1s"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WatchHookTests.swift:48:9-48:73
