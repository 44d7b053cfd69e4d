Testing.__checkFunctionCall(ended.text.self,calling: {
  $0.contains($1)
},"is not all stored: 1 item of 212 is not",expression: .__fromFunctionCall(.__fromSyntaxNode("ended.text"),"contains",(nil,.__fromStringLiteral(#""is not all stored: 1 item of 212 is not""#, "is not all stored: 1 item of 212 is not"))),comments: ["\(ended.text)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/StatusTests.swift:96:9-96:97
