Testing.__checkFunctionCall(watched.self,calling: {
  $0.contains($1)
},"/e/b/c",expression: .__fromFunctionCall(.__fromSyntaxNode("watched"),"contains",(nil,.__fromStringLiteral(#""/e/b/c""#, "/e/b/c"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/RuleModelTests.swift:155:9-155:44
