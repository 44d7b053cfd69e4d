Testing.__checkFunctionCall(ended.text.self,calling: {
  $0.contains($1)
},"\(sandbox.source)/many/3/3: its content changed after commit",expression: .__fromFunctionCall(.__fromSyntaxNode("ended.text"),"contains",(nil,.__fromSyntaxNode(#""\(sandbox.source)/many/3/3: its content changed after commit""#))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/StatusTests.swift:97:9-97:101
