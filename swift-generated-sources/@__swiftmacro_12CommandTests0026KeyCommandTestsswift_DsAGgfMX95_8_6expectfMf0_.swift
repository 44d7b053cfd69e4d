Testing.__checkFunctionCall(watch.self,calling: {
  $0.keeps($1)
},sandbox.source + "/later",expression: .__fromFunctionCall(.__fromSyntaxNode("watch"),"keeps",(nil,.__fromSyntaxNode(#"sandbox.source + "/later""#))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/KeyCommandTests.swift:96:9-96:56
