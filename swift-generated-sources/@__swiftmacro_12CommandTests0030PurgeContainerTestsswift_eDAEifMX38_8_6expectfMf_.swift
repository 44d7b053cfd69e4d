Testing.__checkFunctionCall(Self.self,calling: {
  $0.awaitPlan($1,of: $2)
},sandbox,3,expression: .__fromFunctionCall(.__fromSyntaxNode("Self"),"awaitPlan",(nil,.__fromSyntaxNode("sandbox")),("of",.__fromSyntaxNode("3"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PurgeContainerTests.swift:39:9-39:48
