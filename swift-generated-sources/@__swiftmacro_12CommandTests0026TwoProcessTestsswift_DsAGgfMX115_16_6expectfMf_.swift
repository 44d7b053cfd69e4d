Testing.__checkFunctionCall(text.self,calling: {
  $0.isSubset(of: $1)
},["round \(round - 1)", "round \(round)"],expression: .__fromFunctionCall(.__fromSyntaxNode("text"),"isSubset",("of",.__fromSyntaxNode(#"["round \(round - 1)", "round \(round)"]"#))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/TwoProcessTests.swift:116:17-116:85
