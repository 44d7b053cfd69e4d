Testing.__checkFunctionCall((),calling: { 
  LoopDisk($1)
},kind,expression: .__fromFunctionCall(nil,"LoopDisk",(nil,.__fromSyntaxNode("kind"))),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/CommandTests/DatabaseTests.swift:30:24-30:48
