Testing.__checkFunctionCall(ended.text.self,calling: {
  $0.contains($1)
},text,expression: .__fromFunctionCall(.__fromSyntaxNode("ended.text"),"contains",(nil,.__fromSyntaxNode("text"))),comments: ["\(text)\n\(ended.text)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/DaemonCommandTests.swift:125:13-125:73
