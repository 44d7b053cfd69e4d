Testing.__checkFunctionCall((),calling: { 
  Bool($1)
},false,expression: .__fromFunctionCall(nil,"Bool",(nil,.__fromSyntaxNode("false"))),comments: ["\(denied.standing)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PathProofTests.swift:180:75-180:117
