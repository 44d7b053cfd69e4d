Testing.__checkFunctionCall(refused.errors.self,calling: {
  $0.hasPrefix($1)
},"cairn: \"\(form)\" is no moment\n  next: ",expression: .__fromFunctionCall(.__fromSyntaxNode("refused.errors"),"hasPrefix",(nil,.__fromSyntaxNode(#""cairn: \"\(form)\" is no moment\n  next: ""#))),comments: ["\(form)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/VerbTests.swift:129:13-129:102
