Testing.__checkFunctionCall(ground.lookedAt.self,calling: {
  $0.contains($1)
},"/t/open",expression: .__fromNegation(.__fromFunctionCall(.__fromSyntaxNode("ground.lookedAt"),"contains",(nil,.__fromStringLiteral(#""/t/open""#, "/t/open"))), false),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/PurgeRuleTests.swift:126:9-126:54
