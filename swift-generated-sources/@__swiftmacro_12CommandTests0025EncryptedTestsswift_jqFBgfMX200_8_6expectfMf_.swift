Testing.__checkFunctionCall(ended.errors.self,calling: {
  $0.contains($1)
},"wrong password",expression: .__fromFunctionCall(.__fromSyntaxNode("ended.errors"),"contains",(nil,.__fromStringLiteral(#""wrong password""#, "wrong password"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/EncryptedTests.swift:201:9-201:57
