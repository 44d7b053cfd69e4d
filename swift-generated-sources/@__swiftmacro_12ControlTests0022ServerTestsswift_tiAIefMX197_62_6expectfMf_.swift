Testing.__checkFunctionCall((),calling: { 
  Bool($1)
},false,expression: .__fromFunctionCall(nil,"Bool",(nil,.__fromSyntaxNode("false"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/ServerTests.swift:198:63-198:83
