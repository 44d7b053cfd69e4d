Testing.__checkFunctionCall(second.errors.self,calling: {
  $0.hasSuffix($1)
},"\n  next: wait until it has finished\n",expression: .__fromFunctionCall(.__fromSyntaxNode("second.errors"),"hasSuffix",(nil,.__fromStringLiteral(#""\n  next: wait until it has finished\n""#, "\n  next: wait until it has finished\n"))),comments: ["\(verb)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/TwoProcessTests.swift:30:13-30:98
