Testing.__checkFunctionCall(said.self,calling: {
  $0.contains($1)
},wrong.hasPrefix("repository") ? "they name another repository, /somewhere/else; restart" : "/cairn.toml:",expression: .__fromFunctionCall(.__fromSyntaxNode("said"),"contains",(nil,.__fromSyntaxNode(#"wrong.hasPrefix("repository") ? "they name another repository, /somewhere/else; restart" : "/cairn.toml:""#))),comments: ["\(said)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/SupervisedWatchTests.swift:69:9-69:149
