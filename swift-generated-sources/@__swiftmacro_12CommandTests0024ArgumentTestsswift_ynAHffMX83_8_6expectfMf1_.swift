Testing.__checkFunctionCall(objects.text.unicodeScalars.self,calling: {
  $0.allSatisfy($1)
},allowed,expression: .__fromFunctionCall(.__fromSyntaxNode("objects.text.unicodeScalars"),"allSatisfy",(nil,.__fromSyntaxNode("allowed"))),comments: ["\(objects.text)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ArgumentTests.swift:84:9-84:84
