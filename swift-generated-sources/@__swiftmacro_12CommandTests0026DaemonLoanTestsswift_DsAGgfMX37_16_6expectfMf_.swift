Testing.__checkFunctionCall(watch.self,calling: {
  $0.keeps($1)
},path,expression: .__fromFunctionCall(.__fromSyntaxNode("watch"),"keeps",(nil,.__fromSyntaxNode("path"))),comments: ["\(path) is not kept:\n\(watch.child.errorsSoFar.suffix(2_000))"],isRequired: false,sourceLocation: sourceLocation).__expected()

// original-source-range: /work/main/Tests/CommandTests/DaemonLoanTests.swift:38:17-38:141
