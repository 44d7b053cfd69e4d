Testing.__checkFunctionCall(watched.self,calling: {
  $0.contains($1)
},"/a/b",expression: .__fromNegation(.__fromFunctionCall(.__fromSyntaxNode("watched"),"contains",(nil,.__fromStringLiteral(#""/a/b""#, "/a/b"))), false),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/RuleModelTests.swift:158:9-158:43
