Testing.__checkFunctionCall(second.errors.self,calling: {
  $0.hasPrefix($1)
},words,expression: .__fromFunctionCall(.__fromSyntaxNode("second.errors"),"hasPrefix",(nil,.__fromSyntaxNode("words"))),comments: ["\(verb): \(second.errors)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/TwoProcessTests.swift:29:13-29:81
