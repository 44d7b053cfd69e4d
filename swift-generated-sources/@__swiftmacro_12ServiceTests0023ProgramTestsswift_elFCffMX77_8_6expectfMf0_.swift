Testing.__checkFunctionCall((),calling: { 
  isGone($1)
},number,expression: .__fromFunctionCall(nil,"isGone",(nil,.__fromSyntaxNode("number"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/ProgramTests.swift:78:9-78:32
