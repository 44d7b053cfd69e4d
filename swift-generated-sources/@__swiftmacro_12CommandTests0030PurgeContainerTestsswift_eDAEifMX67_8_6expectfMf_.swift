Testing.__checkFunctionCall(Self.self,calling: {
  $0.awaitPlan($1,of: $2)
},sandbox,2,expression: .__fromFunctionCall(.__fromSyntaxNode("Self"),"awaitPlan",(nil,.__fromSyntaxNode("sandbox")),("of",.__fromSyntaxNode("2"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PurgeContainerTests.swift:68:9-68:48
