Testing.__checkFunctionCall(ended.errors.self,calling: {
  $0.hasPrefix($1)
},"cairn: cannot restore \(out)\(sandbox.source)/notes/deep: ",expression: .__fromFunctionCall(.__fromSyntaxNode("ended.errors"),"hasPrefix",(nil,.__fromSyntaxNode(#""cairn: cannot restore \(out)\(sandbox.source)/notes/deep: ""#))),comments: ["\(ended.errors)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RestoreTests.swift:216:9-216:121
