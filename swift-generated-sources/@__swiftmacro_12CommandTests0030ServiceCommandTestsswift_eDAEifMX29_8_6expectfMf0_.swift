Testing.__checkFunctionCall(unit.self,calling: {
  $0.contains($1)
},"\nExecStart=\(Binary.path) watch --repo \(sandbox.repository)\n",expression: .__fromFunctionCall(.__fromSyntaxNode("unit"),"contains",(nil,.__fromSyntaxNode(#""\nExecStart=\(Binary.path) watch --repo \(sandbox.repository)\n""#))),comments: ["\(unit)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ServiceCommandTests.swift:30:9-30:109
