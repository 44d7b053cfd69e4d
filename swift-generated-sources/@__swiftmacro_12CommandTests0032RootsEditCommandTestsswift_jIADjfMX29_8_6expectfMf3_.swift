Testing.__checkFunctionCall(document.errors.self,calling: {
  $0.contains($1)
},"kept this once",expression: .__fromNegation(.__fromFunctionCall(.__fromSyntaxNode("document.errors"),"contains",(nil,.__fromStringLiteral(#""kept this once""#, "kept this once"))), false),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RootsEditCommandTests.swift:30:9-30:61
