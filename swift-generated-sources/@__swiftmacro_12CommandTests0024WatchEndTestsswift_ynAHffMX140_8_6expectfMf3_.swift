Testing.__checkFunctionCall(ended.errors.self,calling: {
  $0.contains($1)
},"is compared at the next start",expression: .__fromFunctionCall(.__fromSyntaxNode("ended.errors"),"contains",(nil,.__fromStringLiteral(#""is compared at the next start""#, "is compared at the next start"))),comments: ["\(ended.errors)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WatchEndTests.swift:141:9-141:91
