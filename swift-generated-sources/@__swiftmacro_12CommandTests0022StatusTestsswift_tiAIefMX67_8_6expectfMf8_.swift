Testing.__checkFunctionCall(sandbox.cairn("status", sandbox.path, exits: 1).text.self,calling: {
  $0.contains($1)
},sandbox.source,expression: .__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("status", sandbox.path, exits: 1).text"#),"contains",(nil,.__fromSyntaxNode("sandbox.source"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/StatusTests.swift:68:9-68:95
