Testing.__checkFunctionCall(tree.self,calling: {
  $0.hasPrefix($1)
},"\(sandbox.source) is stored: 4 items",expression: .__fromFunctionCall(.__fromSyntaxNode("tree"),"hasPrefix",(nil,.__fromSyntaxNode(#""\(sandbox.source) is stored: 4 items""#))),comments: ["\(tree)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/StatusTests.swift:32:9-32:83
