Testing.__checkFunctionCall(ended.errors.unicodeScalars.self,calling: {
  $0.allSatisfy($1)
},allowed,expression: .__fromFunctionCall(.__fromSyntaxNode("ended.errors.unicodeScalars"),"allSatisfy",(nil,.__fromSyntaxNode("allowed"))),comments: ["\(ended.errors)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ArgumentTests.swift:89:13-89:88
