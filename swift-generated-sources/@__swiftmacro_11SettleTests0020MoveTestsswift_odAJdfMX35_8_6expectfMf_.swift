Testing.__checkFunctionCall(Set(settler.texts(after: 2_000)).self,calling: {
  $0.isSuperset(of: $1)
},["item b +all <- a", "item d +all <- c", "item f <- e", "item g +all <- h"],expression: .__fromFunctionCall(.__fromSyntaxNode("Set(settler.texts(after: 2_000))"),"isSuperset",("of",.__fromSyntaxNode(#"["item b +all <- a", "item d +all <- c", "item f <- e", "item g +all <- h"]"#))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/MoveTests.swift:36:9-38:98
