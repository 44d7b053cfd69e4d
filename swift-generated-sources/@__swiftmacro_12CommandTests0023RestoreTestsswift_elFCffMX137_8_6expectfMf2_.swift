Testing.__checkFunctionCall(words.self,calling: {
  $0.isSuperset(of: $1)
},["replace letter.txt", "delete extra"],expression: .__fromFunctionCall(.__fromSyntaxNode("words"),"isSuperset",("of",.__fromSyntaxNode(#"["replace letter.txt", "delete extra"]"#))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RestoreTests.swift:138:9-138:78
