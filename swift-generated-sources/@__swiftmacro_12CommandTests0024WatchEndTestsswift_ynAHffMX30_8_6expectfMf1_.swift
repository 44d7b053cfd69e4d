Testing.__checkFunctionCall(watch.self,calling: {
  $0.keeps($1)
},watch.sandbox.source + "/second",expression: .__fromFunctionCall(.__fromSyntaxNode("watch"),"keeps",(nil,.__fromSyntaxNode(#"watch.sandbox.source + "/second""#))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WatchEndTests.swift:31:9-31:63
