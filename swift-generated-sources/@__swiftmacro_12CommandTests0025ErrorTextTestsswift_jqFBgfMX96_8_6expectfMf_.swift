Testing.__checkFunctionCall(ended.errors.self,calling: {
  $0.hasPrefix($1)
},"cairn: the repository cannot be opened: ",expression: .__fromFunctionCall(.__fromSyntaxNode("ended.errors"),"hasPrefix",(nil,.__fromStringLiteral(#""cairn: the repository cannot be opened: ""#, "cairn: the repository cannot be opened: "))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ErrorTextTests.swift:97:9-97:84
