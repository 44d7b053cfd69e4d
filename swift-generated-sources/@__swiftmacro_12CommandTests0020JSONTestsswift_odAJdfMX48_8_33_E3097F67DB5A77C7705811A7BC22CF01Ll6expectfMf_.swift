Testing.__checkFunctionCall(Set(objects.compactMap { $0["type"] }).self,calling: {
  $0.isSuperset(of: $1)
},types,expression: .__fromFunctionCall(.__fromSyntaxNode(#"Set(objects.compactMap { $0["type"] })"#),"isSuperset",("of",.__fromSyntaxNode("types"))),comments: ["\(verb)"],isRequired: false,sourceLocation: sourceLocation).__expected()

// original-source-range: /work/main/Tests/CommandTests/JSONTests.swift:49:9-49:121
