Testing.__checkFunctionCall(shown.unicodeScalars.self,calling: {
  $0.allSatisfy($1)
},allowed,expression: .__fromFunctionCall(.__fromSyntaxNode("shown.unicodeScalars"),"allSatisfy",(nil,.__fromSyntaxNode("allowed"))),comments: ["\(shown)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ArgumentTests.swift:81:9-81:70
