Testing.__checkFunctionCall(names.self,calling: {
  $0.contains($1)
},"\(index)\(name)",expression: .__fromFunctionCall(.__fromSyntaxNode("names"),"contains",(nil,.__fromSyntaxNode(#""\(index)\(name)""#))),comments: ["\(index)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ArgumentTests.swift:86:53-86:107
