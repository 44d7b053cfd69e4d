Testing.__checkFunctionCall(watched.self,calling: {
  $0.contains($1)
},"/a/b/c",expression: .__fromFunctionCall(.__fromSyntaxNode("watched"),"contains",(nil,.__fromStringLiteral(#""/a/b/c""#, "/a/b/c"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/RuleModelTests.swift:162:9-162:44
