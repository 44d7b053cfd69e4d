Testing.__checkFunctionCall((),calling: { 
  Notify(variable: $1,process: $2)
},environment(variables),7,expression: .__fromFunctionCall(nil,"Notify",("variable",.__fromSyntaxNode("environment(variables)")),("process",.__fromSyntaxNode("7"))),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/ServiceTests/NotifyTests.swift:73:26-73:88
