Testing.__checkFunctionCall((),calling: { 
  awaitAudits($1)
},rig.source.statistics.audits + 5,expression: .__fromFunctionCall(nil,"awaitAudits",(nil,.__fromSyntaxNode("rig.source.statistics.audits + 5"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/AuditTests.swift:26:9-26:63
