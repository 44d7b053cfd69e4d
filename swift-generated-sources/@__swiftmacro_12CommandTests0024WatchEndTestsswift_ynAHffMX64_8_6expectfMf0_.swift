Testing.__checkFunctionCall(watch.self,calling: {
  $0.keeps($1)
},sandbox.file("later/file"),expression: .__fromFunctionCall(.__fromSyntaxNode("watch"),"keeps",(nil,.__fromSyntaxNode(#"sandbox.file("later/file")"#))),comments: ["\(watch.child.errorsSoFar)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WatchEndTests.swift:65:9-65:87
