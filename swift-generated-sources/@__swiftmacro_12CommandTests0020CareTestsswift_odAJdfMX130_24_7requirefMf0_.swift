Testing.__checkFunctionCall(Self.self,calling: {
  $0.lastEvent($1)
},sandbox,expression: .__fromFunctionCall(.__fromSyntaxNode("Self"),"lastEvent",(nil,.__fromSyntaxNode("sandbox"))),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/CommandTests/CareTests.swift:131:25-131:58
