Testing.__checkFunctionCall(child.errorsSoFar.self,calling: {
  $0.contains($1)
},"warning: cannot be kept: permission denied: \(sandbox.source)/closed",expression: .__fromFunctionCall(.__fromSyntaxNode("child.errorsSoFar"),"contains",(nil,.__fromSyntaxNode(#""warning: cannot be kept: permission denied: \(sandbox.source)/closed""#))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WatchHookTests.swift:79:9-79:116
