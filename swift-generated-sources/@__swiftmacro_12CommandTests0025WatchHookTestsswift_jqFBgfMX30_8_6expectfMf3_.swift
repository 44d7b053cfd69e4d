Testing.__checkFunctionCall(watch.self,calling: {
  $0.logs($1)
},"the hook on-commit: seen a b",expression: .__fromFunctionCall(.__fromSyntaxNode("watch"),"logs",(nil,.__fromStringLiteral(#""the hook on-commit: seen a b""#, "the hook on-commit: seen a b"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WatchHookTests.swift:31:9-31:60
