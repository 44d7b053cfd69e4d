Testing.__checkFunctionCall(ended.errors.self,calling: {
  $0.hasPrefix($1)
},"cairn: \(named)\n  next: ",expression: .__fromFunctionCall(.__fromSyntaxNode("ended.errors"),"hasPrefix",(nil,.__fromSyntaxNode(#""cairn: \(named)\n  next: ""#))),comments: ["\(words): \(ended.errors)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ArgumentTests.swift:22:13-22:102
