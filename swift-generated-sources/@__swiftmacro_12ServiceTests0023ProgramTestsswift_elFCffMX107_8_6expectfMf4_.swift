Testing.__checkFunctionCall(text.self,calling: {
  $0.contains($1)
},"secret",expression: .__fromNegation(.__fromFunctionCall(.__fromSyntaxNode("text"),"contains",(nil,.__fromStringLiteral(#""secret""#, "secret"))), false),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/ProgramTests.swift:108:9-108:42
