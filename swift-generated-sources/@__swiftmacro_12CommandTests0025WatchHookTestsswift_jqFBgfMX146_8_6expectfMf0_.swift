Testing.__checkFunctionCall(watch.self,calling: {
  $0.keeps($1)
},sandbox.source + "/first",expression: .__fromFunctionCall(.__fromSyntaxNode("watch"),"keeps",(nil,.__fromSyntaxNode(#"sandbox.source + "/first""#))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WatchHookTests.swift:147:9-147:56
