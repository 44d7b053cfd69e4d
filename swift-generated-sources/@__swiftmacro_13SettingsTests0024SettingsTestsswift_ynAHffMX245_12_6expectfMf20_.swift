Testing.__checkFunctionCall(text.self,calling: {
  $0.contains($1)
},"\n\(key) = ",expression: .__fromFunctionCall(.__fromSyntaxNode("text"),"contains",(nil,.__fromSyntaxNode(#""\n\(key) = ""#))),comments: ["\(key) is not documented"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:246:13-246:78
