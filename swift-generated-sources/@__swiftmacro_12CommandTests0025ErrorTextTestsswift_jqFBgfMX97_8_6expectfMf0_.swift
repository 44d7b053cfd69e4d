Testing.__checkFunctionCall(ended.errors.self,calling: {
  $0.hasSuffix($1)
},"\n  next: restore cairn.json from a copy; it is small and never changes\n",expression: .__fromFunctionCall(.__fromSyntaxNode("ended.errors"),"hasSuffix",(nil,.__fromStringLiteral(#""\n  next: restore cairn.json from a copy; it is small and never changes\n""#, "\n  next: restore cairn.json from a copy; it is small and never changes\n"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ErrorTextTests.swift:98:9-98:117
