Testing.__checkFunctionCall((),calling: { 
  LogDisk($1,$2)
},kind,sandbox,expression: .__fromFunctionCall(nil,"LogDisk",(nil,.__fromSyntaxNode("kind")),(nil,.__fromSyntaxNode("sandbox"))),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/FaultTests/PowerCutTests.swift:30:24-30:56
