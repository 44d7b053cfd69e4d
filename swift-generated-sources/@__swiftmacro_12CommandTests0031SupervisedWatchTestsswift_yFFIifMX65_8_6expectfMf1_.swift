Testing.__checkFunctionCall(ready.self,calling: {
  $0.contains($1)
},"The new settings are refused, the old ones stay: ",expression: .__fromFunctionCall(.__fromSyntaxNode("ready"),"contains",(nil,.__fromStringLiteral(#""The new settings are refused, the old ones stay: ""#, "The new settings are refused, the old ones stay: "))),comments: ["\(ready)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/SupervisedWatchTests.swift:66:9-66:97
