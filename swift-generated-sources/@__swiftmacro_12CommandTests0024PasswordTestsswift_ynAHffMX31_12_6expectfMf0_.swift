Testing.__checkFunctionCall(ended.text.self,calling: {
  $0.contains($1)
},"file",expression: .__fromNegation(.__fromFunctionCall(.__fromSyntaxNode("ended.text"),"contains",(nil,.__fromStringLiteral(#""file""#, "file"))), false),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PasswordTests.swift:32:13-32:50
