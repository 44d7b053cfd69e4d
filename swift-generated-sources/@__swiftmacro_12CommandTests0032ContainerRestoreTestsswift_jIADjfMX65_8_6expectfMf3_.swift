Testing.__checkFunctionCall(Files.self,calling: {
  $0.exists($1)
},"\(Self.app(sandbox))/data/profile/places",expression: .__fromFunctionCall(.__fromSyntaxNode("Files"),"exists",(nil,.__fromSyntaxNode(#""\(Self.app(sandbox))/data/profile/places""#))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ContainerRestoreTests.swift:66:9-66:74
