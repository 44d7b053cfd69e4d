Testing.__checkFunctionCall(last["time"].self,calling: {
  $0.flatMap($1)
},Moments.seconds,expression: .__fromFunctionCall(.__fromSyntaxNode(#"last["time"]"#),"flatMap",(nil,.__fromSyntaxNode("Moments.seconds"))),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/WatchCommandTests/WriterTests.swift:115:38-115:85
