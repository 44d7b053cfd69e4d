Testing.__checkFunctionCall(series.self,calling: {
  $0.contains($1)
},name,expression: .__fromNegation(.__fromFunctionCall(.__fromSyntaxNode("series"),"contains",(nil,.__fromSyntaxNode("name"))), false),comments: ["\(line) is there twice"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/MetricsTests.swift:85:17-85:74
