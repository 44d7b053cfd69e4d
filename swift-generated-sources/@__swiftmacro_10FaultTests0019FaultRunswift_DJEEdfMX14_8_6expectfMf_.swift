Testing.__checkFunctionCall(scenario.plainCodes.self,calling: {
  $0.contains($1)
},ended.code,expression: .__fromFunctionCall(.__fromSyntaxNode("scenario.plainCodes"),"contains",(nil,.__fromSyntaxNode("ended.code"))),comments: ["\(scenario): \(ended.text)\(ended.errors)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/FaultTests/FaultRun.swift:15:9-15:103
