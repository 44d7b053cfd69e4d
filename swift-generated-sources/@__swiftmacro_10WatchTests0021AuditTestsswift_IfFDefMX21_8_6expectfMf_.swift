Testing.__checkFunctionCall((),calling: { 
  awaitAudits($1)
},5,expression: .__fromFunctionCall(nil,"awaitAudits",(nil,.__fromSyntaxNode("5"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/AuditTests.swift:22:9-22:32
