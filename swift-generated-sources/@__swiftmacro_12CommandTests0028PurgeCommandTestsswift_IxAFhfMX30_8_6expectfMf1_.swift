Testing.__checkFunctionCall(plan.errors.self,calling: {
  $0.contains($1)
},"nothing was deleted; `cairn purge --apply` does it",expression: .__fromFunctionCall(.__fromSyntaxNode("plan.errors"),"contains",(nil,.__fromStringLiteral(#""nothing was deleted; `cairn purge --apply` does it""#, "nothing was deleted; `cairn purge --apply` does it"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PurgeCommandTests.swift:31:9-31:92
