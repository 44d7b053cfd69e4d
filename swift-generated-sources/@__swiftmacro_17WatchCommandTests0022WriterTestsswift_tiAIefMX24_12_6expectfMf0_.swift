Testing.__checkFunctionCall(whole.self,calling: {
  $0.starts(with: $1)
},content,expression: .__fromFunctionCall(.__fromSyntaxNode("whole"),"starts",("with",.__fromSyntaxNode("content"))),comments: ["commit \(version["commit"] ?? "") has \(content.count) bytes that the log never had"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchCommandTests/WriterTests.swift:25:13-25:136
