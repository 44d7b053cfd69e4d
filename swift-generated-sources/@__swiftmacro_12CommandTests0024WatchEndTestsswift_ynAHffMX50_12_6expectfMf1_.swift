Testing.__checkFunctionCall(watch.self,calling: {
  $0.keeps($1)
},letter,expression: .__fromFunctionCall(.__fromSyntaxNode("watch"),"keeps",(nil,.__fromSyntaxNode("letter"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WatchEndTests.swift:51:13-51:41
