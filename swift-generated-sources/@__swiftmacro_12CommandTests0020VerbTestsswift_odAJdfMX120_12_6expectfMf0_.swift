Testing.__checkFunctionCall(early.errors.self,calling: {
  $0.hasPrefix($1)
},"cairn: there is no commit at or before ",expression: .__fromFunctionCall(.__fromSyntaxNode("early.errors"),"hasPrefix",(nil,.__fromStringLiteral(#""cairn: there is no commit at or before ""#, "cairn: there is no commit at or before "))),comments: ["\(form)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/VerbTests.swift:121:13-121:98
