Testing.__checkFunctionCall(words.self,calling: {
  $0.hasPrefix($1)
},"\(sandbox.source)/a.txt is stored since commit \(commit.prefix(8)) of ",expression: .__fromFunctionCall(.__fromSyntaxNode("words"),"hasPrefix",(nil,.__fromSyntaxNode(#""\(sandbox.source)/a.txt is stored since commit \(commit.prefix(8)) of ""#))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/StatusTests.swift:29:9-29:107
