Testing.__checkFunctionCall(ended.errors.self,calling: {
  $0.hasPrefix($1)
},"cairn: the repository's disk is full: ",expression: .__fromFunctionCall(.__fromSyntaxNode("ended.errors"),"hasPrefix",(nil,.__fromStringLiteral(#""cairn: the repository's disk is full: ""#, "cairn: the repository's disk is full: "))),comments: ["\(ended.errors)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/FullDiskTests.swift:24:13-24:105
