Testing.__checkFunctionCall((),calling: { 
  Int($1)
},words[2],expression: .__fromFunctionCall(nil,"Int",(nil,.__fromSyntaxNode("words[2]"))),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/CommandTests/ClockTests.swift:23:31-23:54
